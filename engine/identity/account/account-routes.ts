import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { findSiteDisplay } from '../../store/site-table.ts';
import type { Identified } from '../identified.ts';
import { LOGIN_PAGE_HEADERS } from '../login/login-frame.ts';
import type { Sessions } from '../sessions.ts';
import { findSite, originOfRequest, type Site } from '../sites.ts';
import { confirmEmail, findLink, resendVerification } from './verification.ts';
import {
  ACCOUNT_PATHS,
  type PageProps,
  renderDeadLink,
  renderResent,
  renderVerified,
  renderVerifyForm,
} from './verify-pages.ts';

type Options = {
  db: Kysely<Schema>;
  clock: () => Date;
  sessions: Sessions<'customer'>;
};

type Env = { Variables: { site: Site; page: PageProps; customer: Identified<'customer'> | null } };

const HEADERS = { ...LOGIN_PAGE_HEADERS, 'cache-control': 'private, no-store' };
const FORM_MAX = 8 * 1024;

/** The pages on which customers look after their account. They run no script and work without any. */
export function createAccountRoutes({ db, clock, sessions }: Options): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    // Only forms of these pages, which are of the same origin, may post to them.
    if (c.req.method === 'POST' && c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const { siteName, language } = await findSiteDisplay(db, site.spaceId);
    c.set('site', site);
    c.set('page', { language, siteName: siteName ?? new URL(site.origin).host });
    c.set('customer', await sessions.find(c.req.raw, site));
    await next();
  });

  app.get(ACCOUNT_PATHS.verify, async (c) => {
    const { site, page, customer } = c.var;
    const token = c.req.query('token') ?? '';
    const link = await findLink(db, { site, purpose: 'verify-email', secret: token, now: clock() });
    if (!link) return deadLink(c, 'expired', customer !== null);

    return c.html(renderVerifyForm(page, { email: link.email, token }), 200, HEADERS);
  });

  app.post(ACCOUNT_PATHS.verify, async (c) => {
    const { site, page, customer } = c.var;
    const secret = (await readForm(c.req.raw)).get('token') ?? '';
    const now = clock();
    const link = await findLink(db, { site, purpose: 'verify-email', secret, now });
    const outcome = await confirmEmail(db, { site, secret, now });
    if (!link || outcome !== 'confirmed') {
      return deadLink(c, outcome === 'taken' ? 'taken' : 'expired', customer !== null);
    }

    return c.html(renderVerified(page, link.email), 200, HEADERS);
  });

  app.post(ACCOUNT_PATHS.resend, async (c) => {
    const { site, page, customer } = c.var;
    if (!customer?.email) return deadLink(c, 'expired', false);

    const { email, subject: id, isEmailVerified } = customer;
    if (isEmailVerified) return c.html(renderResent(page, { email, outcome: 'isVerified' }), 200, HEADERS);

    const isSent = await resendVerification(db, { site, customer: { id, email }, now: clock() });
    const outcome = isSent ? 'sent' : 'tooMany';
    return c.html(renderResent(page, { email, outcome }), isSent ? 200 : 429, HEADERS);
  });

  return app;
}

function deadLink(c: Context<Env>, problem: 'expired' | 'taken', isSignedIn: boolean) {
  return c.html(renderDeadLink(c.var.page, { problem, isSignedIn }), 410, HEADERS);
}

/** A posted form; empty for other content types and for a body over the limit. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return new URLSearchParams();

  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > FORM_MAX) return new URLSearchParams();
  }

  return new URLSearchParams(text);
}
