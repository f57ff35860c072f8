import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { Schema } from '../store/schema.ts';
import { findSiteDisplay } from '../store/site-table.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { addLinkRoutes, type LinkOptions } from './link-routes.ts';
import { LOGIN_PAGE_HEADERS } from './login/login-frame.ts';
import { renderNotice } from './login/login-page.ts';
import type { Providers } from './provider/providers.ts';
import type { Kind, Realm } from './realm.ts';
import type { RelyingParty, SignInFailure } from './relying-party.ts';
import { safeReturnTo } from './return-to.ts';
import type { Sessions } from './sessions.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { findSite, originOfRequest, type Site } from './sites.ts';

/** The sign-in of one kind of account. */
export type RealmSignIn = {
  realm: Realm;
  relyingParty: RelyingParty;
  sessions: Sessions<Kind>;
  providers: Providers;
  knownBrowsers: KnownBrowsers;
};

type Env = { Variables: { site: Site } };

/**
 * The sign-in routes of each realm (realm.ts): GET begins a sign-in or sign-up, GET of the callback ends it,
 * POST signs out. The links of invitations and resets lead here too.
 */
export function createAccessRoutes(db: Kysely<Schema>, realms: readonly RealmSignIn[], links: LinkOptions) {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const site = await findSite(db, originOfRequest(c.req.raw));
    if (!site) return c.notFound();
    c.set('site', site);
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
  });
  for (const door of realms) addRealmRoutes(app, db, door);
  addLinkRoutes(app, db, links);

  return app;
}

function addRealmRoutes(app: Hono<Env>, db: Kysely<Schema>, door: RealmSignIn): void {
  const { realm, relyingParty, sessions, providers, knownBrowsers } = door;
  const { paths } = realm;
  const cookies = signInCookies(realm);

  const begin = async (c: Context<Env>, isNew: boolean) => {
    const { site } = c.var;
    const returnTo = returnToOf(c.req.raw, site);
    if (await sessions.find(c.req.raw, site)) return c.redirect(returnTo, 303);

    const { location, binder } = await relyingParty.begin(site, { returnTo, isNew });
    c.header('set-cookie', cookies.attempt(site.origin, binder), { append: true });
    return c.redirect(location, 303);
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
    c.header('set-cookie', cookies.endAttempt(site.origin), { append: true });
    if ('failure' in outcome) {
      const { language } = await findSiteDisplay(db, site.spaceId);
      return failed(c, { realm, failure: outcome.failure, language });
    }

    await sessions.end(c.req.raw, site);
    const { secret, seconds } = await sessions.begin(site, outcome.token);
    c.header('set-cookie', cookies.session(site.origin, secret, seconds), { append: true });
    const known = knownBrowsers.issue({ kind: realm.kind, spaceId: site.spaceId, email: outcome.email });
    c.header('set-cookie', cookies.known(site.origin, known), { append: true });
    return c.redirect(outcome.returnTo, 303);
  });

  app.post(paths.signOut, async (c) => {
    const { site } = c.var;
    if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const wasSignedIn = cookies.readSession(c.req.raw, site.origin) !== null;
    await sessions.end(c.req.raw, site);
    await endProviderSession(providers, site, cookies.readProvider(c.req.raw, site.origin));
    for (const cookie of cookies.endAll(site.origin)) c.header('set-cookie', cookie, { append: true });
    const endSessionUrl = wasSignedIn ? await relyingParty.endSessionUrl(site) : null;
    return c.redirect(endSessionUrl ?? afterSignOut(c, realm), 303);
  });
}

type Failed = { realm: Realm; failure: SignInFailure; language: Language };

/** Agents see the reason on their own page; customers have none and see the provider's notice. */
function failed(c: Context<Env>, { realm, failure, language }: Failed) {
  const { kind } = realm;
  if (kind === 'agent') return c.redirect(`/access?error=${failure}`, 303);

  const notice = failure === 'expired' ? 'expired' : 'failed';
  return c.html(renderNotice({ language, kind, notice }), 400, LOGIN_PAGE_HEADERS);
}

/** A customer stays on the page; an agent's page may be hidden from visitors. */
function afterSignOut(c: Context<Env>, { kind }: Realm): string {
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
