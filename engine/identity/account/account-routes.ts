import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Identified } from '../sessions/identified.ts';
import type { OutsideProvider } from '../outside/outside-provider.ts';
import { LOGIN_PAGE_HEADERS } from '../login/login-frame.ts';
import { addLook } from '../login/page-look.ts';
import type { PageProps, ReadPage } from '../login/page-props.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SignInLimit } from '../sign-in-limit.ts';
import { findSite, originOfRequest, type Site } from '../sites.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { NEWSLETTER_PATHS } from '../../newsletter/newsletter-links.ts';
import { addNewsletterRoutes } from './newsletter-routes.ts';
import { addOwnAccountRoutes } from './own-account-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addUnsubscribeRoutes } from './unsubscribe-routes.ts';
import { addVerifyRoutes } from './verify-routes.ts';

export type AccountOptions = {
  db: Kysely<Schema>;
  clock: () => Date;
  sessions: Sessions<'customer'>;
  signInLimit: SignInLimit;
  /** Providers elsewhere at which customers sign in. */
  providers: readonly OutsideProvider[];
  passkeys: Passkeys;
  /** The IP of the visitor. */
  ipOf: (request: Request) => string;
  readPage: ReadPage;
  /** Receives errors that no response waits for. */
  onError: (error: unknown) => void;
};

export type AccountEnv = {
  Variables: { site: Site; page: PageProps; customer: Identified<'customer'> | null };
};

/**
 * Personal: no cache stores them. The site's documents run code of agents and others: another opener policy than
 * theirs keeps these pages out of the reach of a window that opens them.
 */
export const ACCOUNT_HEADERS = {
  ...LOGIN_PAGE_HEADERS,
  'cache-control': 'private, no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const MAIL_LINKS: readonly string[] = [ACCOUNT_PATHS.unsubscribe, ...Object.values(NEWSLETTER_PATHS)];

/** The pages on which customers look after their account. Only that of a new passkey runs a script. */
export function createAccountRoutes(options: AccountOptions): Hono<AccountEnv> {
  const { db, sessions, readPage } = options;
  const app = new Hono<AccountEnv>();
  // The caller has a message for it in the language of the site.
  app.onError((error) => {
    throw error;
  });

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    // The link of a mail is its own proof: mail services post to it, without cookies.
    const isMailLink = MAIL_LINKS.includes(c.req.path);
    // Only forms of these pages, which are of the same origin, may post to them.
    if (!isMailLink && c.req.method === 'POST' && c.req.header('origin') !== site.origin)
      return c.text('Forbidden', 403);
    // Nor may a script of the site's documents read them: it would see the email.
    if (!isMailLink && (c.req.header('sec-fetch-mode') ?? 'navigate') !== 'navigate')
      return c.text('Forbidden', 403);

    const page = await readPage(site);
    c.set('site', site);
    c.set('page', page);
    c.set('customer', isMailLink ? null : await sessions.find(c.req.raw, site));
    await next();
    addLook(c.res.headers, page.look);
  });
  addVerifyRoutes(app, options);
  addPasswordRoutes(app, options);
  addOwnAccountRoutes(app, options);
  addUnsubscribeRoutes(app, options);
  addNewsletterRoutes(app, options);

  return app;
}
