import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { addLinkRoutes, type LinkOptions } from './link-routes.ts';
import { LOGIN_PAGE_HEADERS } from './login/login-frame.ts';
import { addLook } from './login/page-look.ts';
import type { ReadPage } from './login/page-props.ts';
import { type AccessEnv, failed, finishSignIn, type RealmSignIn } from './finish-sign-in.ts';
import { renderProviderSignOut } from './login/login-page.ts';
import { addHashCallback } from './outside/hash-callback.ts';
import { ACCOUNT_LINK_PATHS, AGENT_FORGOT } from './account-links.ts';
import type { Providers } from './provider/providers.ts';
import type { Realm } from './realm.ts';
import { HASH_CALLBACK, SIGNED_OUT, signedOutUrl } from './relying-party/callback-paths.ts';
import { safeReturnTo } from './return-to.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { findSite, originOfRequest, type Site } from './sites.ts';

/** Pages with forms: without a referrer a browser sends them with the origin `null`, which is rejected. */
const OWN_POLICY: readonly string[] = [HASH_CALLBACK, AGENT_FORGOT, ...Object.values(ACCOUNT_LINK_PATHS)];

/**
 * The sign-in routes of each realm (realm.ts): GET begins a sign-in or sign-up, GET of the callback ends it,
 * POST signs out. The links of invitations and resets lead here too.
 */
export function createAccessRoutes(
  { db, readPage }: { db: Kysely<Schema>; readPage: ReadPage },
  realms: readonly RealmSignIn[],
  links: LinkOptions,
) {
  const app = new Hono<AccessEnv>();
  // The caller has a message for it in the language of the site.
  app.onError((error) => {
    throw error;
  });

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    const page = await readPage(site);
    c.set('site', site);
    c.set('page', page);
    await next();
    addLook(c.res.headers, page.look);
    c.header('cache-control', 'no-store');
    // The page of the hash posts to itself and has no secret in its query.
    if (!OWN_POLICY.includes(c.req.path)) c.header('referrer-policy', 'no-referrer');
  });
  for (const door of realms) addRealmRoutes(app, door);
  addLinkRoutes(app, db, links);
  addHashCallback(app, realms);
  app.get(SIGNED_OUT, (c) => c.redirect(safeReturnTo(c.req.query('returnTo')), 303));

  return app;
}

function addRealmRoutes(app: Hono<AccessEnv>, door: RealmSignIn): void {
  const { realm, relyingParty, sessions, providers } = door;
  const { paths } = realm;
  const cookies = signInCookies(realm);

  const begin = async (c: Context<AccessEnv>, isNew: boolean) => {
    const { site } = c.var;
    const returnTo = returnToOf(c.req.raw, site);
    const isAgain = c.req.query('again') !== undefined;
    if (!isAgain && (await sessions.find(c.req.raw, site))) return c.redirect(returnTo, 303);

    const provider = c.req.query('provider') ?? null;
    const begun = await relyingParty.begin(site, { returnTo, isNew, isAgain, provider });
    if ('failure' in begun) return failed(c, { realm, failure: begun.failure });

    c.header('set-cookie', cookies.attempt(site.origin, begun.binder), { append: true });
    return c.redirect(begun.location, 303);
  };
  app.get(paths.signIn, (c) => begin(c, false));
  if (paths.signUp) app.get(paths.signUp, (c) => begin(c, true));

  app.get(paths.callback, async (c) => {
    const { site } = c.var;
    const binder = cookies.readAttempt(c.req.raw, site.origin);
    const { search } = new URL(c.req.url);
    const outcome = binder
      ? await relyingParty.finish(site, { search, binder })
      : { failure: 'expired' as const };

    return finishSignIn(c, door, outcome);
  });

  app.post(paths.signOut, async (c) => {
    const { site } = c.var;
    if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const ended = await sessions.end(c.req.raw, site);
    await endProviderSession(providers, site, cookies.readProvider(c.req.raw, site.origin));
    for (const cookie of cookies.endAll(site.origin)) c.header('set-cookie', cookie, { append: true });
    const endSessionUrl = ended && (await relyingParty.endSessionUrl(site, ended.provider));
    if (endSessionUrl) {
      // A page, not a redirect: the site's policy keeps its forms from other origins.
      c.header('refresh', `0; url=${endSessionUrl}`);
      return c.html(renderProviderSignOut(c.var.page, endSessionUrl), 200, LOGIN_PAGE_HEADERS);
    }

    const url = signedOutUrl(site);
    url.searchParams.set('returnTo', afterSignOut(c, realm));
    return c.redirect(url.pathname + url.search, 303);
  });
}

/** A customer stays on the page; an agent's page may be hidden from visitors. */
function afterSignOut(c: Context<AccessEnv>, { kind }: Realm): string {
  return kind === 'agent' ? safeReturnTo(c.req.query('returnTo')) : returnToOf(c.req.raw, c.var.site);
}

/** The path in the link, else the page of this site that the link was on. */
function returnToOf(request: Request, { origin }: Site): string {
  const named = new URL(request.url).searchParams.get('returnTo');
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  const referrerPath = referrer?.origin === origin ? referrer.pathname + referrer.search : null;

  return safeReturnTo(named ?? referrerPath);
}

/** Otherwise the next sign-in would succeed without a password. */
async function endProviderSession(providers: Providers, site: Site, cookie: string | null): Promise<void> {
  const session = cookie ? await providers(site).Session.find(cookie) : undefined;
  await session?.destroy();
}
