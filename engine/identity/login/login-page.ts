import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Wording } from '#domain/language/wording.ts';
import { AGENT_FORGOT } from '../account-links.ts';
import type { ProviderChoice } from '../outside/outside-provider.ts';
import { renderPasskeyForm } from '../passkeys/passkey-form.ts';
import { PASSKEY_SCRIPT } from '../passkeys/passkey-script.ts';
import { type Kind, REALMS } from '../realm.ts';
import { renderField, renderLoginPage, renderProblem } from './login-frame.ts';
import { type LoginMessage, type LoginNotice, type LoginProblem, loginMessages } from './login-messages.ts';
import type { PageProps } from './page-props.ts';

type LoginForm = {
  page: PageProps;
  kind: Kind;
  email: string;
  problem: LoginProblem | null;
  /** A path of the site. */
  back: string;
  offers: ProviderOffers;
  /** Options of a sign-in with a passkey; null where there is none. */
  passkey: object | null;
};

/** The providers elsewhere at which a visitor may continue. */
export type ProviderOffers = {
  choices: readonly ProviderChoice[];
  /** The path to return to. */
  returnTo: string;
  /** Whether somebody who is signed in shows again who they are. */
  isAgain: boolean;
};

/** The form posts to its own URL. */
export function renderLoginForm({ page, kind, email, problem, back, offers, passkey }: LoginForm): string {
  const { language, siteName } = page;
  const translate = loginMessages(language);
  const title = translate('signIn.title');
  const describedBy = problem === 'wrong' ? 'problem' : undefined;

  return renderLoginPage(
    {
      language,
      title,
      script: passkey && PASSKEY_SCRIPT,
      site: page,
      aside: kind === 'customer' ? renderReasons(translate) : '',
    },
    `
    <h1>${title}</h1>
    <p class="intro">${escapeHtml(translate(`signIn.intro.${kind}`, { site: siteName }))}</p>
    ${problem ? renderProblem(translate(`signIn.${problem}`)) : ''}
    <form method="post">${renderField({
      name: 'email',
      label: translate('signIn.email'),
      type: 'email',
      autocomplete: passkey ? 'username webauthn' : 'username',
      maxLength: 254,
      value: email,
      describedBy,
      hasFocus: !email,
    })}${renderField({
      name: 'password',
      label: translate('signIn.password'),
      type: 'password',
      autocomplete: 'current-password',
      maxLength: PASSWORD_LENGTH.max,
      describedBy,
      hasFocus: Boolean(email),
    })}
      <button type="submit">${translate('signIn.submit')}</button>
    </form>
    ${passkey ? passkeyForm(translate, passkey, problem) : ''}
    ${renderOffers(translate, offers)}
    ${otherWays(translate, kind)}
    <a href="${escapeHtml(back)}">${translate('signIn.back')}</a>`,
  );
}

function passkeyForm(translate: LoginMessage, options: object, problem: LoginProblem | null): string {
  return renderPasskeyForm({
    kind: problem === 'passkey' ? 'retry' : 'sign-in',
    options,
    label: translate('signIn.withPasskey'),
    problem: translate('signIn.noPasskey'),
  });
}

/** A link to each provider, below the form. */
export function renderOffers(
  translate: LoginMessage,
  { choices, returnTo, isAgain }: ProviderOffers,
): string {
  if (choices.length === 0) return '';
  const links = choices.map(({ key, name }) => {
    const query = new URLSearchParams({ provider: key, returnTo, ...(isAgain && { again: '1' }) });
    const href = escapeHtml(`${REALMS.customer.paths.signIn}?${query}`);
    return `<a class="button quiet" href="${href}">${escapeHtml(translate('signIn.with', { name }))}</a>`;
  });

  return `<p class="or"><span>${translate('signIn.or')}</span></p>
    ${links.join('\n    ')}`;
}

/** Agents are invited, customers sign up. */
function otherWays(translate: LoginMessage, kind: Kind): string {
  if (kind === 'agent')
    return `<p class="other"><a href="${AGENT_FORGOT}">${translate('signIn.forgot')}</a></p>`;

  return `<p class="other"><a href="/account/forgot">${translate('signIn.forgot')}</a></p>
    <p class="other">${translate('signIn.isNew')} <a href="?form=sign-up">${translate('signIn.signUp')}</a></p>
    <p class="other">${translate('signIn.isAgent')} <a href="${REALMS.agent.paths.signIn}?returnTo=%2F">${translate('signIn.agents')}</a></p>`;
}

/** What a customer has of an account. */
export function renderReasons(translate: LoginMessage): string {
  const reasons = (['keep', 'alerts', 'details', 'share'] as const).map((key) => translate(`reason.${key}`));

  return `
      <h2>${translate('reason.title')}</h2>
      <ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`;
}

/** The store, which has the name of the site, may have failed. */
type Notice = { page: PageProps | { language: Wording }; kind: Kind; notice: LoginNotice };

/** A sign-in that cannot continue, with a link to begin again. */
export function renderNotice({ page, kind, notice }: Notice): string {
  const { language } = page;
  const translate = loginMessages(language);
  const title = translate('signIn.title');
  const restart = kind === 'agent' ? '/access' : REALMS.customer.paths.signIn;

  return renderLoginPage(
    { language, title, site: 'look' in page ? page : null },
    `
    <h1>${title}</h1>
    ${renderProblem(translate(`notice.${notice}`))}
    <a class="button" href="${restart}">${translate('notice.restart')}</a>
    <a href="/">${translate('signIn.back')}</a>`,
  );
}

/** After a sign-out of the site: forwards to the sign-out of the provider. */
export function renderProviderSignOut(page: PageProps, url: string): string {
  const { language } = page;
  const translate = loginMessages(language);
  const title = translate('signOut.title');

  return renderLoginPage(
    { language, title, site: page },
    `
    <h1>${title}</h1>
    <p class="intro" role="status">${translate('signOut.wait')}</p>
    <a class="button" href="${escapeHtml(url)}">${translate('signOut.continue')}</a>
    <a href="/">${translate('signIn.back')}</a>`,
  );
}
