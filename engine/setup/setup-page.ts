import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { NAME_MAX } from '#domain/account/sign-up.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import {
  AREA_MAX,
  type NewSiteField,
  type NewSiteFields,
  type NewSiteProblems,
  SITE_NAME_MAX,
} from '#domain/site/new-site.ts';
import { regionZones } from '#domain/site/region-zones.ts';
import { COUNTRY_CODES, CURRENCIES, isCountry, usualZone, zonesOf } from '#domain/site/time-zones.ts';
import { UNITS } from '#domain/site/units.ts';
import {
  type FieldView,
  renderField,
  renderLoginPage,
  renderProblem,
} from '../identity/login/login-frame.ts';
import { loginMessages, problemText } from '../identity/login/login-messages.ts';
import type { PageLook } from '../identity/login/page-look.ts';
import { setupMessages } from './setup-messages.ts';
import { SETUP_SCRIPT } from './setup-script.ts';

export const SETUP_PATH = '/setup';

export type SetupFrame = { language: Language; look: PageLook };

/** What visitors see until there is a site. */
export function renderWaiting({ language, look }: SetupFrame): string {
  const translate = setupMessages(language);

  return renderLoginPage(
    { language, look, title: translate('waiting.title') },
    `
    <h1>${translate('waiting.title')}</h1>
    <p class="intro">${translate('waiting.body')}</p>
    <p class="other">${translate('waiting.owner')}</p>`,
  );
}

export function renderExpired({ language, look }: SetupFrame): string {
  const translate = setupMessages(language);

  return renderLoginPage(
    { language, look, title: translate('expired.title') },
    `
    <h1>${translate('expired.title')}</h1>
    <p class="intro">${translate('expired.body')}</p>`,
  );
}

/** For a site at another host name than this page. */
export function renderDone({ language, look }: SetupFrame, host: string): string {
  const translate = setupMessages(language);

  return renderLoginPage(
    { language, look, title: translate('done.title') },
    `
    <h1>${translate('done.title')}</h1>
    <p class="intro" role="status">${escapeHtml(translate('done.body', { host }))}</p>
    <a class="button" href="https://${escapeHtml(host)}/access" rel="noreferrer">${escapeHtml(translate('done.action', { host }))}</a>`,
  );
}

/** A passkey in place of the password. */
export type PasskeyChoice = {
  /** What the browser made before. */
  response?: string;
  problem?: 'elsewhere' | 'failed';
};

export type SetupForm = SetupFrame & {
  token: string;
  /** The host name of this page. */
  here: string;
  alsoHere: boolean;
  fields: NewSiteFields;
  problems: NewSiteProblems;
  /** Null where the owner can have no passkey. */
  passkey: (PasskeyChoice & { options: object }) | null;
};

const ORDER: readonly NewSiteField[] = [
  'siteName',
  'country',
  'area',
  'timeZone',
  'language',
  'ownerName',
  'email',
  'password',
  'host',
  'currency',
  'units',
];
/** What suits most sites as it is. */
const ADVANCED: readonly NewSiteField[] = ['host', 'currency', 'units'];

/** The form posts to its own path. Input is preserved, except the password. */
export function renderSetupForm(form: SetupForm): string {
  const { language, look, token, problems, passkey } = form;
  const translate = setupMessages(language);
  const hasProblem = hasProblems(form);
  const isOpen = ADVANCED.some((field) => problems[field]) || passkey?.problem === 'elsewhere';

  return renderLoginPage(
    { language, look, title: translate('title'), script: SETUP_SCRIPT },
    `
    <h1>${translate('title')}</h1>
    <p class="intro">${translate('intro')}</p>
    ${hasProblem ? renderProblem(translate('problems')) : ''}
    <form method="post" action="${SETUP_PATH}" data-problems="${escapeHtml(translate('problems'))}"${hasProblem ? '' : ' data-suggested'}>
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <fieldset>
        <legend>${translate('part.site')}</legend>${renderSiteFields(form)}
      </fieldset>
      <fieldset>
        <legend>${translate('part.account')}</legend>${renderOwnerFields(form)}
      </fieldset>
      <details class="advanced"${isOpen ? ' open' : ''}>
        <summary>${translate('part.advanced')}</summary>${renderAdvancedFields(form)}
      </details>
      <button type="submit">${translate('submit')}</button>
    </form>`,
  );
}

function renderSiteFields(form: SetupForm): string {
  const { language, fields } = form;
  const translate = setupMessages(language);
  const { text, choice, option, usual } = controlsOf(form);
  const countries = COUNTRY_CODES.map((code) => [code, countryName(language, code)] as const).toSorted(
    ([, one], [, other]) => one.localeCompare(other, language),
  );
  const isChosen = (code: string) => Number(code === fields.country);
  const zones = ([code, name]: (typeof countries)[number]) =>
    `<optgroup label="${escapeHtml(name)}" data-country="${code}" data-usual="${usualZone(code)}" data-example="${exampleArea(code)}" data-regions="${escapeHtml(JSON.stringify(regionZones(code)))}">${zonesOf(
      code,
    )
      .map((zone) => option('timeZone', zone, zoneName(language, zone)))
      .join('')}</optgroup>`;

  return [
    text('siteName', {
      hint: translate('siteName.hint'),
      autocomplete: 'organization',
      maxLength: SITE_NAME_MAX,
    }),
    choice('country', [
      option('country', '', translate('country.none')),
      ...countries.map(([code, name]) => option('country', code, name)),
    ]),
    text('area', {
      hint: translate('area.hint', {
        example: `<span id="area-example">${exampleArea(fields.country)}</span>`,
      }),
      maxLength: AREA_MAX,
      isOptional: true,
    }),
    // Without the script those of other countries stay below.
    choice('timeZone', [
      usual('timeZone', translate('usual.timeZone')),
      ...countries.toSorted(([one], [other]) => isChosen(other) - isChosen(one)).map(zones),
    ]),
    choice('language', [
      usual('language'),
      ...LANGUAGES.map((code) => option('language', code, languageName(code))),
    ]),
  ].join('');
}

function renderAdvancedFields(form: SetupForm): string {
  const { language, here, alsoHere } = form;
  const translate = setupMessages(language);
  const { text, choice, option, usual } = controlsOf(form);

  return [
    // Not required: a browser cannot ask for a field that is folded away.
    text('host', { hint: translate('host.hint'), isOptional: true }),
    `
        <label class="choice"><input type="checkbox" name="alsoHere" value="1"${alsoHere ? ' checked' : ''}> <span>${escapeHtml(translate('alsoHere', { host: here }))}</span></label>`,
    choice('currency', [
      usual('currency'),
      ...CURRENCIES.map((code) => option('currency', code, `${currencyName(language, code)} (${code})`)),
    ]),
    choice('units', [
      usual('units'),
      ...UNITS.map((unit) => option('units', unit, translate(`units.${unit}`))),
    ]),
  ].join('');
}

function renderOwnerFields(form: SetupForm): string {
  const { language, passkey, problems } = form;
  const { text } = controlsOf(form);
  const isLost = hasProblems(form) && !problems.password && passkey?.response === undefined;

  return [
    text('ownerName', { autocomplete: 'name', maxLength: NAME_MAX }),
    text('email', { type: 'email', autocomplete: 'username', maxLength: 254 }),
    passkey ? renderSignInBy(form, passkey) : '',
    text('password', {
      type: 'password',
      autocomplete: 'new-password',
      maxLength: PASSWORD_LENGTH.max,
      value: undefined,
      hint: loginMessages(language)('signUp.passwordHint', { min: PASSWORD_LENGTH.min }),
      ...(isLost ? { problem: setupMessages(language)('password.again') } : {}),
    }),
    // Without the script nothing would happen.
    `
      <label class="choice" id="show-password" hidden><input type="checkbox"> <span>${escapeHtml(setupMessages(language)('password.show'))}</span></label>`,
  ].join('');
}

/** The controls of the form, with what was entered and its problems; the first of these has the focus. */
function controlsOf({ language, fields, problems, passkey }: SetupForm) {
  const translate = setupMessages(language);
  const texts = problemTexts(language, problems);
  const focus = ORDER.find((field) => problems[field]) ?? (passkey?.problem ? null : 'siteName');

  const option = (name: NewSiteField, value: string, label: string) =>
    `<option value="${value}"${fields[name] === value ? ' selected' : ''}>${escapeHtml(label)}</option>`;

  return {
    text: (name: NewSiteField, view: Partial<FieldView>) =>
      renderField({
        name,
        label: translate(name as 'siteName'),
        type: 'text',
        autocomplete: 'off',
        maxLength: 300,
        value: fields[name],
        problem: texts[name],
        hasFocus: focus === name,
        ...view,
      }),
    choice: (name: NewSiteField, options: readonly string[]) =>
      renderSelect(translate(name as 'country'), {
        name,
        options: options.join(''),
        problem: texts[name],
        hasFocus: focus === name,
      }),
    option,
    usual: (name: NewSiteField, label: string = translate('usual')) => option(name, '', label),
  };
}

function hasProblems({ language, problems, passkey }: SetupForm): boolean {
  return Object.keys(problemTexts(language, problems)).length > 0 || passkey?.problem !== undefined;
}

/** Hidden until the script has found that the browser supports passkeys: without it there is the password. */
function renderSignInBy({ language, here }: SetupForm, passkey: NonNullable<SetupForm['passkey']>): string {
  const translate = setupMessages(language);
  const { options, response, problem } = passkey;
  const isChosen = response !== undefined || problem !== undefined;
  const radio = (value: 'password' | 'passkey', isChecked: boolean) => `
        <label class="choice"><input type="radio" name="signInBy" value="${value}"${isChecked ? ' checked' : ''}> <span>${escapeHtml(translate(`signInBy.${value}`))}</span></label>`;
  const text = problem && translate(`passkey.${problem}`, { host: here });

  return `
      <fieldset class="sign-in-by" id="sign-in-by" hidden data-options="${escapeHtml(JSON.stringify(options))}" aria-describedby="passkey-problem">
        <legend>${escapeHtml(translate('signInBy'))}</legend>${radio('password', !isChosen)}${radio('passkey', isChosen)}
        <p class="hint" id="passkey-hint" hidden>${escapeHtml(translate(response ? 'passkey.made' : 'passkey.hint', { host: here }))}</p>
        <p class="field-problem" id="passkey-problem" role="alert" data-not-made="${escapeHtml(translate('passkey.notMade'))}"${text ? '' : ' hidden'}>${escapeHtml(text ?? '')}</p>
        <input type="hidden" name="passkey" value="${escapeHtml(response ?? '')}">
      </fieldset>`;
}

type SelectView = { name: string; options: string; problem?: string; hasFocus: boolean };

function renderSelect(label: string, { name, options, problem, hasFocus }: SelectView): string {
  return `
      <div class="field">
        <label for="${name}">${label}</label>
        <select id="${name}" name="${name}"${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}${hasFocus ? ' autofocus' : ''}>${options}</select>
        ${problem ? `<p class="field-problem" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}
      </div>`;
}

/** The sentence of each field that has a problem. */
export function problemTexts(
  language: Language,
  problems: NewSiteProblems,
): Partial<Record<NewSiteField, string>> {
  const translate = setupMessages(language);
  const { siteName, host, area, timeZone } = problems;
  const account = problemText(loginMessages(language), {
    name: problems.ownerName,
    email: problems.email,
    password: problems.password,
  });
  const choice = (problem: 'invalid' | undefined) => problem && translate('choice.invalid');
  const texts: Partial<Record<NewSiteField, string | undefined>> = {
    siteName: siteName && translate(`siteName.${siteName}`, { max: SITE_NAME_MAX }),
    host: host && translate(`host.${host}`),
    country: choice(problems.country),
    area: area && translate(`area.${area}`, { max: AREA_MAX }),
    timeZone: timeZone && translate('timeZone.invalid'),
    currency: choice(problems.currency),
    units: choice(problems.units),
    language: choice(problems.language),
    ownerName: account.name,
    email: account.email,
    password: account.password,
  };

  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

function currencyName(language: Language, code: string): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
}

/** In the language itself. */
function languageName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** An area in the country: the city of its usual time zone, unless provinces or states belong to the name. */
function exampleArea(country: string): string {
  if (country === 'US') return 'Austin, TX';
  return isCountry(country) && country !== 'CA' ? zoneCity(usualZone(country)) : 'Halifax, NS';
}

function zoneCity(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ').replace('St Johns', 'St. John’s') ?? zone;
}

/** For example "Halifax (Atlantic Time)". */
function zoneName(language: Language, zone: string): string {
  const city = zoneCity(zone);
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;

  return name ? `${city} (${name})` : city;
}
