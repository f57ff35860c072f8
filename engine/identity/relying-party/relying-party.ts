import type { Kysely } from 'kysely';
import * as oidc from 'openid-client';
import type { Schema } from '../../store/schema.ts';
import { OUTSIDE_ACCOUNTS, type OutsideRejection } from '../outside/outside-accounts.ts';
import { isSameIssuer, type OutsideProvider } from '../outside/outside-provider.ts';
import type { LiveKeys } from '../provider/live-keys.ts';
import { SCOPES } from '../provider/provider.ts';
import type { Realm } from '../realm.ts';
import { SIGN_UP_HINT } from '../sign-in-hint.ts';
import type { Site } from '../sites.ts';
import type { Tokens } from '../tokens.ts';
import { HASH_CALLBACK, signedOutUrl } from './callback-paths.ts';
import { type AuthorizationResponse, issuerIn, readIdToken, verifyServiceToken } from './id-tokens.ts';
import { createProviderDiscovery } from './provider-discovery.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';

export type SignInFailure = 'expired' | 'failed' | 'unreachable' | OutsideRejection;
export type SignInOutcome =
  | {
      token: string;
      accountId: string;
      email: string;
      returnTo: string;
      /** Key of the outside provider. */
      provider: string | null;
    }
  | { failure: SignInFailure };

type Options = {
  db: Kysely<Schema>;
  keys: LiveKeys;
  realm: Realm;
  tokens: Tokens;
  clock: () => Date;
  /** In-process fetch to the embedded provider. */
  fetchInProcess: oidc.CustomFetch;
  /** Providers elsewhere. */
  outsides?: readonly OutsideProvider[];
  /** Receives why a provider did not respond. */
  onError: (error: unknown) => void;
};

type BeginOptions = {
  returnTo: string;
  /** Requests the sign-up form. */
  isNew?: boolean;
  /** Requests the password, or what the provider has in its place, of somebody who is signed in there. */
  isAgain?: boolean;
  /** Key of an outside provider. */
  provider?: string | null;
};

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/**
 * The relying party of the sign-in: authorization code with PKCE, state and nonce, all stored on the server. A provider
 * of the implicit flow returns an id token instead, bound by the same state and nonce.
 */
export function createRelyingParty({ db, realm, tokens, clock, outsides = [], ...options }: Options) {
  const { accounts, paths } = realm;
  const discover = createProviderDiscovery({ realm, ...options });
  const attempts = createSignInAttempts(db, { kind: realm.kind, clock });

  /** The only provider of agents when there is one; customers choose theirs. */
  function outsideOf(key: string | null): OutsideProvider | null {
    if (realm.kind === 'agent') return outsides[0] ?? null;

    return outsides.find((outside) => outside.key === key) ?? null;
  }

  return {
    /** The URL to redirect to, and the secret that binds the attempt to the browser. */
    async begin(
      site: Site,
      { returnTo, isNew = false, isAgain = false, provider = null }: BeginOptions,
    ): Promise<{ location: string; binder: string } | { failure: SignInFailure }> {
      const outside = outsideOf(provider);
      const configuration = await discover(site, outside);
      if (!configuration) return { failure: 'unreachable' };
      const isImplicit = outside?.flow === 'implicit';
      const { attempt, binder } = await attempts.create(site, { returnTo, provider: outside?.key ?? null });

      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: site.origin + (isImplicit ? HASH_CALLBACK : paths.callback),
        scope: SCOPES.join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        ...(!isImplicit && {
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        }),
        ...(isAgain && { prompt: 'login' }),
        ...(isNew && { [SIGN_UP_HINT.name]: SIGN_UP_HINT.value }),
      });

      return { location: location.href, binder };
    },

    /** Consumes the attempt, so that it works once, and exchanges what the provider returned for a token of ours. */
    async finish(
      site: Site,
      { binder, ...response }: { binder: string } & AuthorizationResponse,
    ): Promise<SignInOutcome> {
      const attempt = await attempts.take(site, binder);
      if (!attempt) return { failure: 'expired' };

      const outside = outsideOf(attempt.provider);
      // Tokens come in the hash only from a provider whose flow it is.
      if ((outside?.flow === 'implicit') !== 'idToken' in response) return { failure: 'failed' };
      const configuration = await discover(site, outside);
      if (!configuration) return { failure: 'unreachable' };
      const verified = await readIdToken(configuration, response, { attempt, callback: paths.callback });
      if (!verified) return { failure: 'failed' };

      const { claims, idToken } = verified;
      const account = outside
        ? await OUTSIDE_ACCOUNTS[realm.kind](db, { site, claims, now: clock() })
        : await accounts.find(db, { spaceId: site.spaceId, id: claims.sub });
      if (!account) return { failure: 'denied' };
      if (typeof account === 'string') return { failure: account };

      return {
        token: outside ? await tokens.issue(realm, site, account) : idToken,
        accountId: account.id,
        email: account.email,
        returnTo: attempt.returnTo,
        provider: attempt.provider,
      };
    },

    /** A token of ours for an id token that a service returned; null unless an outside provider of customers has issued it. */
    async exchange(site: Site, idToken: string): Promise<string | null> {
      const outside = outsides.find(({ issuer }) => isSameIssuer(issuer, issuerIn(idToken)));
      const configuration = outside && (await discover(site, outside));
      const claims =
        configuration && (await verifyServiceToken(idToken, outside, configuration.serverMetadata()));
      if (!claims) return null;

      const account = await OUTSIDE_ACCOUNTS[realm.kind](db, { site, claims, now: clock() });
      return typeof account === 'string' ? null : tokens.issue(realm, site, account);
    },

    /** The end-session URL of an outside provider, which returns to `SIGNED_OUT`; null for the embedded one. */
    async endSessionUrl(site: Site, provider: string | null): Promise<string | null> {
      const outside = outsideOf(provider);
      const configuration = outside && (await discover(site, outside));
      if (!configuration?.serverMetadata().end_session_endpoint) return null;

      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: signedOutUrl(site).href,
      }).href;
    },
  };
}
