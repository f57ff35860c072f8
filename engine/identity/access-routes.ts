import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { PROVIDER_SESSION_COOKIE } from './provider.ts';
import type { Providers } from './providers.ts';
import type { RelyingParty } from './relying-party.ts';
import { safeReturnTo } from './return-to.ts';
import type { Sessions } from './sessions.ts';
import {
  attemptCookie,
  endAttemptCookie,
  endCookies,
  endSessionCookie,
  readAttemptCookie,
  readCookie,
  readSessionCookie,
  sessionCookie,
} from './sign-in-cookies.ts';
import { findSite, originOfRequest, type Site } from './sites.ts';

type Options = { db: Kysely<Schema>; relyingParty: RelyingParty; sessions: Sessions; providers: Providers };

/** GET /access/login begins a sign-in, GET /access/callback ends it, POST /access/logout signs out. */
export function createAccessRoutes({ db, relyingParty, sessions, providers }: Options) {
  const app = new Hono<{ Variables: { site: Site } }>();

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    c.set('site', site);
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
  });

  app.get('/access/login', async (c) => {
    const { site } = c.var;
    const returnTo = safeReturnTo(c.req.query('returnTo'));
    if (await sessions.find(c.req.raw, site)) return c.redirect(returnTo, 303);

    const { location, binder } = await relyingParty.begin(site, returnTo);
    c.header('set-cookie', attemptCookie(site.origin, binder), { append: true });
    return c.redirect(location, 303);
  });

  app.get('/access/callback', async (c) => {
    const { site } = c.var;
    const binder = readAttemptCookie(c.req.raw, site.origin);
    const { search } = new URL(c.req.url);
    const outcome = binder ? await relyingParty.finish(site, { search, binder }) : { failure: 'expired' };
    c.header('set-cookie', endAttemptCookie(site.origin), { append: true });
    if ('failure' in outcome) return c.redirect(`/access?error=${outcome.failure}`, 303);

    await sessions.end(c.req.raw, site);
    const { secret, seconds } = await sessions.begin(site, outcome.token);
    c.header('set-cookie', sessionCookie(site.origin, secret, seconds), { append: true });
    return c.redirect(outcome.returnTo, 303);
  });

  app.post('/access/logout', async (c) => {
    const { site } = c.var;
    if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const wasSignedIn = readSessionCookie(c.req.raw, site.origin) !== null;
    await sessions.end(c.req.raw, site);
    await endProviderSession(providers, site, c.req.raw);
    for (const cookie of [endSessionCookie(site.origin), ...endCookies([PROVIDER_SESSION_COOKIE])]) {
      c.header('set-cookie', cookie, { append: true });
    }
    const elsewhere = wasSignedIn ? await relyingParty.logoutAddress(site) : null;
    return c.redirect(elsewhere ?? safeReturnTo(c.req.query('returnTo')), 303);
  });

  return app;
}

/** Else the next sign-in would go through without a password. */
async function endProviderSession(providers: Providers, site: Site, request: Request): Promise<void> {
  const cookie = readCookie(request, PROVIDER_SESSION_COOKIE);
  const session = cookie ? await providers(site).Session.find(cookie) : undefined;
  await session?.destroy();
}
