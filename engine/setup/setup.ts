import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import {
  checkNewSite,
  type NewSite,
  type NewSiteFields,
  type NewSiteProblems,
} from '#domain/site/new-site.ts';
import { COUNTRIES, isCountry } from '#domain/site/time-zones.ts';
import { readPostedForm } from '../identity/account/read-posted-form.ts';
import { LOGIN_PAGE_HEADERS } from '../identity/login/login-frame.ts';
import { hashPassword } from '../identity/passwords.ts';
import { hashOf, newSecret } from '../identity/sign-in-cookies.ts';
import { originOfRequest, type Site } from '../identity/sites.ts';
import { type CreatedSite, createSite, HostTakenError } from '../operations/sites/create-site.ts';
import type { Schema } from '../store/schema.ts';
import { insertSetupLink, isSetupLink, takeSetupLink } from '../store/setup-link-table.ts';
import { hasSpaces, insertHost } from '../store/space-table.ts';
import { preferredLanguage } from './setup-messages.ts';
import { renderDone, renderExpired, renderSetupForm, renderWaiting, SETUP_PATH } from './setup-page.ts';

/** Validity of a setup link. */
export const SETUP_LINK_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

const RETRY_SECONDS = '120';

type Options = {
  db: Kysely<Schema>;
  clock?: () => Date;
  parts: PartsTable;
  /** Signs the new owner in; returns the cookies. */
  signIn: (site: Site, accountId: string) => Promise<string[]>;
};

/** Answers requests until the store has a site; null from then on. */
export type Setup = (request: Request) => Promise<Response | null>;

/** The path of a new setup link, whose secret is stored nowhere; null when there is a site already. */
export async function issueSetupLink(db: Kysely<Schema>, now: Date): Promise<string | null> {
  if (await hasSpaces(db)) return null;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + SETUP_LINK_HOURS * HOUR_MS);
  await insertSetupLink(db, { secretHash: hashOf(secret), createdAt: now, expiresAt });

  return `${SETUP_PATH}?token=${secret}`;
}

/** The pages of a server without a site: one for whoever has the setup link, and one for everybody else. */
export function createSetup({ db, clock = () => new Date(), parts, signIn }: Options): Setup {
  let isSetUp = false;

  return async (request) => {
    isSetUp ||= await hasSpaces(db);
    if (isSetUp) return null;

    const { pathname, searchParams } = new URL(request.url);
    const language = preferredLanguage(request);
    if (pathname !== SETUP_PATH) return page(503, renderWaiting(language), { 'retry-after': RETRY_SECONDS });
    if (request.method === 'POST') return submit(request, language);

    const token = searchParams.get('token') ?? '';
    if (!(await isSetupLink(db, { secretHash: hashOf(token), now: clock() })))
      return page(410, renderExpired(language));

    const here = hostOf(request);
    const form = { language, token, here, alsoHere: true, problems: {} };
    return page(200, renderSetupForm({ ...form, fields: suggestedFields(request, { here, language }) }));
  };

  async function submit(request: Request, language: Language): Promise<Response> {
    const field = await readPostedForm(request);
    const token = field('token');
    if (!(await isSetupLink(db, { secretHash: hashOf(token), now: clock() })))
      return page(410, renderExpired(language));

    const [here, alsoHere] = [hostOf(request), field('alsoHere') === '1'];
    const fields = fieldsOf(field);
    const refused = (problems: NewSiteProblems) =>
      page(422, renderSetupForm({ language, token, here, alsoHere, fields, problems }));
    const checked = checkNewSite(fields, { needsPassword: true });
    if ('problems' in checked) return refused(checked.problems);

    const hosts = alsoHere && here !== '' ? [here] : [];
    const { site } = checked;
    const created = await create(site, { token, password: fields.password, hosts }).catch((error) => {
      if (error instanceof HostTakenError) return 'taken' as const;
      throw error;
    });
    if (created === 'taken') return refused({ host: 'taken' });
    if (!created) return page(410, renderExpired(language));

    const origin = originOfRequest(request);
    if (!origin || ![site.host, ...hosts].includes(here)) return page(200, renderDone(language, site.host));

    const headers = new Headers({ location: '/#setup', 'cache-control': 'no-store' });
    for (const cookie of await signIn({ origin, spaceId: created.spaceId }, created.accountId))
      headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  }

  /** Everything or nothing; null when the link was used up meanwhile. */
  async function create(
    site: NewSite,
    { token, password, hosts }: { token: string; password: string; hosts: readonly string[] },
  ): Promise<CreatedSite | null> {
    const passwordHash = await hashPassword(password);

    return db.transaction().execute(async (transaction) => {
      const now = clock();
      if (!(await takeSetupLink(transaction, { secretHash: hashOf(token), now }))) return null;
      if (await hasSpaces(transaction)) return null;

      const created = await createSite(transaction, site, { parts, passwordHash, now });
      for (const host of hosts) await insertHost(transaction, { spaceId: created.spaceId, host });
      return created;
    });
  }
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

/** The country of the browser, where it is known here; the rest is what is usual there unless the browser is in another language. */
function suggestedFields(
  request: Request,
  { here, language }: { here: string; language: Language },
): NewSiteFields {
  const [, region = ''] = /-([A-Z]{2})\b/.exec(request.headers.get('accept-language') ?? '') ?? [];
  const country = isCountry(region) ? region : 'CA';

  return {
    ...fieldsOf(() => ''),
    host: here,
    country,
    language: COUNTRIES[country].languages[0] === language ? '' : language,
  };
}

function hostOf(request: Request): string {
  return URL.parse(originOfRequest(request) ?? '')?.hostname ?? '';
}

function page(status: number, html: string, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: { ...LOGIN_PAGE_HEADERS, 'referrer-policy': 'no-referrer', ...headers },
  });
}
