import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { checkNewSite, type NewSiteFields, type NewSiteProblems } from '#domain/site/new-site.ts';
import { COUNTRIES, isCountry } from '#domain/site/time-zones.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { accountMessages } from '../identity/account/account-messages.ts';
import { readPostedForm } from '../identity/account/read-posted-form.ts';
import { LOGIN_PAGE_HEADERS, pageHeadersWith } from '../identity/login/login-frame.ts';
import { addLook, type FontFile, lookOf, type PageLook } from '../identity/login/page-look.ts';
import { createPasskeys } from '../identity/passkeys/passkeys.ts';
import { hashPassword } from '../identity/passwords.ts';
import { hashOf, newSecret } from '../identity/sign-in-cookies.ts';
import { originOfRequest, type Site } from '../identity/sites.ts';
import { HostTakenError } from '../operations/sites/create-site.ts';
import type { Schema } from '../store/schema.ts';
import { insertSetupLink, isSetupLink } from '../store/setup-link-table.ts';
import { hasSpaces } from '../store/space-table.ts';
import { createFirstSite } from './create-first-site.ts';
import { preferredLanguage } from './setup-messages.ts';
import {
  type PasskeyChoice,
  problemTexts,
  renderDone,
  renderExpired,
  renderSetupForm,
  renderWaiting,
  SETUP_PATH,
  type SetupForm,
} from './setup-page.ts';
import { SETUP_SCRIPT } from './setup-script.ts';

/** Validity of a setup link. */
export const SETUP_LINK_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

const RETRY_SECONDS = '120';
const FORM_POLICY = pageHeadersWith({ script: SETUP_SCRIPT, connects: true })['content-security-policy'];

type Options = {
  db: Kysely<Schema>;
  clock?: () => Date;
  parts: PartsTable;
  /** Whether owners may sign in by passkey here. */
  hasPasskeys: boolean;
  /** Signs the new owner in; returns the cookies. */
  signIn: (site: Site, accountId: string) => Promise<string[]>;
  fontFile?: FontFile | undefined;
};

/** Responds to requests until the store has a site; null from then on, except for used links. */
export type Setup = (request: Request) => Promise<Response | null>;

/** The path of a new setup link, whose secret is stored nowhere; null when there is a site already. */
export async function issueSetupLink(db: Kysely<Schema>, now: Date): Promise<string | null> {
  if (await hasSpaces(db)) return null;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + SETUP_LINK_HOURS * HOUR_MS);
  await insertSetupLink(db, { secretHash: hashOf(secret), createdAt: now, expiresAt });

  return `${SETUP_PATH}?token=${secret}`;
}

/** The pages of a server without a site: one with the setup link, and one without. */
export function createSetup({
  db,
  clock = () => new Date(),
  parts,
  hasPasskeys,
  signIn,
  fontFile,
}: Options): Setup {
  const look = lookOf(readyTheme('prairie'), fontFile);
  const page = pageIn(look);
  let isSetUp = false;
  const passkeys = createPasskeys(db, clock);

  return async (request) => {
    isSetUp ||= await hasSpaces(db);
    const { pathname, searchParams } = new URL(request.url);
    // Back from the wizard leads to the link that created the site.
    if (isSetUp) return pathname === SETUP_PATH && searchParams.has('token') ? toWizard() : null;

    const language = preferredLanguage(request);
    if (pathname !== SETUP_PATH)
      return page(503, renderWaiting({ language, look }), { 'retry-after': RETRY_SECONDS });
    if (request.method === 'POST') return submit(request, language);

    const token = searchParams.get('token') ?? '';
    if (!(await isSetupLink(db, { secretHash: hashOf(token), now: clock() })))
      return page(410, renderExpired({ language, look }));

    const here = hostOf(request);
    const fields = suggestedFields(request, { here, language });
    return form(request, { language, look, token, here, alsoHere: true, fields, problems: {} });
  };

  /** With what a browser needs to make a passkey, unless one is made already. */
  async function form(
    request: Request,
    view: Omit<SetupForm, 'passkey'> & { passkey?: PasskeyChoice },
  ): Promise<Response> {
    const { language, problems, passkey } = view;
    const origin = originOfRequest(request);
    const name = accountMessages(language)('passkey.name.usual');
    const options =
      hasPasskeys && origin ? await passkeys.firstOptions(origin, { ownerId: randomUUID(), name }) : null;
    const status = Object.keys(problems).length > 0 || passkey?.problem ? 422 : 200;

    return page(status, renderSetupForm({ ...view, passkey: options && { ...passkey, options } }), {
      'content-security-policy': FORM_POLICY,
    });
  }

  async function submit(request: Request, language: Language): Promise<Response> {
    const field = await readPostedForm(request);
    const token = field('token');
    if (!(await isSetupLink(db, { secretHash: hashOf(token), now: clock() })))
      return page(410, renderExpired({ language, look }));

    const [here, alsoHere] = [hostOf(request), field('alsoHere') === '1'];
    const fields = fieldsOf(field);
    const origin = originOfRequest(request);
    const response = hasPasskeys && field('signInBy') === 'passkey' ? field('passkey') : null;
    const rejected = (problems: NewSiteProblems, passkey?: PasskeyChoice) =>
      form(request, { language, look, token, here, alsoHere, fields, problems, passkey });
    const checked = checkNewSite(fields, { needsPassword: response === null });
    // The script checks before it sends the form, so that a password is typed once.
    if (field('check') === '1')
      return Response.json('problems' in checked ? problemTexts(language, checked.problems) : {}, {
        headers: { 'cache-control': 'no-store' },
      });
    // A passkey that is made already is used for the next form too.
    if ('problems' in checked)
      return rejected(checked.problems, response === null ? undefined : { response });

    const hosts = alsoHere && here !== '' ? [here] : [];
    const { site } = checked;
    const isHere = [site.host, ...hosts].includes(here);
    if (response !== null && !isHere) return rejected({}, { response, problem: 'elsewhere' });
    const passkey = response !== null && origin ? await passkeys.readFirst(origin, response) : null;
    if (response !== null && !passkey) return rejected({}, { problem: 'failed' });

    const signInBy = passkey ?? { passwordHash: await hashPassword(fields.password) };
    const created = await createFirstSite(db, site, {
      token,
      signInBy,
      hosts,
      parts,
      now: clock(),
    }).catch((error) => {
      if (error instanceof HostTakenError) return 'taken' as const;
      throw error;
    });
    if (created === 'taken') return rejected({ host: 'taken' });
    if (!created) return page(410, renderExpired({ language, look }));

    if (!origin || !isHere) return page(200, renderDone({ language, look }, site.host));

    const signedIn = toWizard();
    for (const cookie of await signIn({ origin, spaceId: created.spaceId }, created.accountId))
      signedIn.headers.append('set-cookie', cookie);
    return signedIn;
  }
}

/** The home page, where the wizard opens for the owner until it is finished. */
function toWizard(): Response {
  return new Response(null, { status: 303, headers: { location: '/#setup', 'cache-control': 'no-store' } });
}

function fieldsOf(field: (name: keyof NewSiteFields) => string): NewSiteFields {
  return {
    siteName: field('siteName'),
    host: field('host'),
    country: field('country'),
    area: field('area'),
    timeZone: field('timeZone'),
    currency: field('currency'),
    units: field('units'),
    language: field('language'),
    ownerName: field('ownerName'),
    email: field('email'),
    password: field('password'),
  };
}

/** The country of the browser, where it is known here, or none; the rest is what is usual there unless the browser is in another language. */
function suggestedFields(
  request: Request,
  { here, language }: { here: string; language: Language },
): NewSiteFields {
  const [, region = ''] = /-([A-Z]{2})\b/.exec(request.headers.get('accept-language') ?? '') ?? [];
  const country = isCountry(region) ? region : null;

  return {
    ...fieldsOf(() => ''),
    host: here,
    country: country ?? '',
    language: country && COUNTRIES[country].languages[0] === language ? '' : language,
  };
}

function hostOf(request: Request): string {
  return URL.parse(originOfRequest(request) ?? '')?.hostname ?? '';
}

function pageIn(look: PageLook) {
  return (status: number, html: string, more: Record<string, string> = {}): Response => {
    const headers = new Headers({ ...LOGIN_PAGE_HEADERS, 'referrer-policy': 'no-referrer', ...more });
    addLook(headers, look);

    return new Response(html, { status, headers });
  };
}
