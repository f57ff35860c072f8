import type { Context } from 'hono';
import type { KnownBrowsers } from './known-browsers.ts';
import { LOGIN_PAGE_HEADERS } from './login/login-frame.ts';
import type { LoginNotice } from './login/login-messages.ts';
import { renderNotice } from './login/login-page.ts';
import type { PageProps } from './login/page-props.ts';
import type { Providers } from './provider/providers.ts';
import type { Kind, Realm } from './realm.ts';
import type { RelyingParty, SignInFailure, SignInOutcome } from './relying-party/relying-party.ts';
import type { Sessions } from './sessions/sessions.ts';
import { signInCookies } from './sign-in-cookies.ts';
import type { Site } from './sites.ts';

/** The sign-in of one kind of account. */
export type RealmSignIn = {
  realm: Realm;
  relyingParty: RelyingParty;
  sessions: Sessions<Kind>;
  providers: Providers;
  knownBrowsers: KnownBrowsers;
};

export type AccessEnv = { Variables: { site: Site; page: PageProps } };

/** Opens the session of a finished sign-in, or shows why there is none. */
export async function finishSignIn(
  c: Context<AccessEnv>,
  { realm, sessions, knownBrowsers }: RealmSignIn,
  outcome: SignInOutcome,
): Promise<Response> {
  const { site } = c.var;
  const cookies = signInCookies(realm);
  c.header('set-cookie', cookies.endAttempt(site.origin), { append: true });
  if ('failure' in outcome) return failed(c, { realm, failure: outcome.failure });

  const { token, provider, email, returnTo } = outcome;
  await sessions.end(c.req.raw, site);
  const { secret, seconds } = await sessions.begin(site, token, { provider, request: c.req.raw });
  c.header('set-cookie', cookies.session(site.origin, secret, seconds), { append: true });
  const known = knownBrowsers.issue({ kind: realm.kind, spaceId: site.spaceId, email });
  c.header('set-cookie', cookies.known(site.origin, known), { append: true });
  return c.redirect(returnTo, 303);
}

const NOTICES = {
  expired: 'expired',
  failed: 'failed',
  unreachable: 'unreachable',
  denied: 'denied',
  unverified: 'unverified',
} as const satisfies Record<SignInFailure, LoginNotice>;

/** Agents see the reason on their own page; customers have none and see the provider's notice. */
export async function failed(
  c: Context<AccessEnv>,
  { realm, failure }: { realm: Realm; failure: SignInFailure },
): Promise<Response> {
  const { kind } = realm;
  if (kind === 'agent') return c.redirect(`/access?error=${failure}`, 303);

  const notice = NOTICES[failure];
  return c.html(
    renderNotice({ page: c.var.page, kind, notice }),
    failure === 'unreachable' ? 502 : 400,
    LOGIN_PAGE_HEADERS,
  );
}
