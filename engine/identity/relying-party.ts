import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { takeOidcPayload, upsertOidcPayload } from '../store/people/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { OUTSIDE_ACCOUNTS, type OutsideRefusal } from './outside/outside-accounts.ts';
import { isSameIssuer, type OutsideProvider } from './outside/outside-provider.ts';
import { clientIdOf, clientSecretOf } from './provider/keys.ts';
import type { LiveKeys } from './provider/live-keys.ts';
import { SCOPES } from './provider/provider.ts';
import { issuerOf, type Realm } from './realm.ts';
import { ATTEMPT_SECONDS, hashOf, newSecret } from './sign-in-cookies.ts';
import { SIGN_UP_HINT } from './sign-in-hint.ts';
import { writeState } from './sign-in-state.ts';
import type { Site } from './sites.ts';
import type { Tokens } from './tokens.ts';

export type SignInFailure = 'expired' | 'failed' | 'unreachable' | OutsideRefusal;
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

/** Where a provider of the implicit flow returns to, with tokens in the hash. */
export const HASH_CALLBACK = '/login/callback';
/** Where a provider returns to after a sign-out. */
export const SIGNED_OUT = '/login/logout/callback';

/** Of id tokens that a service returns: never symmetric, never none. */
const SIGNING_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const MAX_TOKEN_AGE = '10m';

/** Per origin: a known host can be requested on any port. */
const MAX_CONFIGURATIONS = 100;

const MODELS = { agent: 'SignInAttempt', customer: 'CustomerSignInAttempt' } as const;
const attemptShape = z.object({
  origin: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Key of the outside provider; null for the embedded one. */
  provider: z.string().nullable(),
});
type Attempt = z.infer<typeof attemptShape>;

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
  /** Receives why a provider did not answer. */
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

type Finish = { binder: string } & ({ search: string } | { idToken: string; state: string });

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/**
 * The relying party of the sign-in: authorization code with PKCE, state and nonce, all stored on the server. A provider
 * of the implicit flow returns an id token instead, bound by the same state and nonce.
 */
export function createRelyingParty(options: Options) {
  const { db, keys, realm, tokens, clock, fetchInProcess, outsides = [], onError } = options;
  const { accounts, paths } = realm;
  const model = MODELS[realm.kind];
  const configurations = new LRUCache<string, Promise<oidc.Configuration>>({ max: MAX_CONFIGURATIONS });
  let discoveredWith = keys.current();

  function configurationOf(site: Site, outside: OutsideProvider | null): Promise<oidc.Configuration> {
    // A configuration caches the provider's keys.
    if (discoveredWith !== keys.current()) configurations.clear();
    discoveredWith = keys.current();
    const key = outside?.key ?? site.origin;
    const known = configurations.get(key) ?? discover(site, outside);
    configurations.set(key, known);
    known.catch(() => configurations.delete(key));

    return known;
  }

  function discover(site: Site, outside: OutsideProvider | null): Promise<oidc.Configuration> {
    if (outside) {
      const execute = [oidc.enableNonRepudiationChecks];
      if (outside.flow === 'implicit') execute.push(oidc.useIdTokenResponseType);
      if (outside.issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
      return oidc.discovery(new URL(outside.issuer), outside.clientId, outside.clientSecret, undefined, {
        execute,
      });
    }
    return oidc.discovery(
      new URL(issuerOf(realm, site.origin)),
      clientIdOf(realm, site.spaceId),
      { id_token_signed_response_alg: 'ES256' },
      oidc.ClientSecretBasic(clientSecretOf(keys.current(), realm, site.spaceId)),
      {
        [oidc.customFetch]: fetchInProcess,
        execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
      },
    );
  }

  /** The only provider of agents when there is one; customers choose theirs. */
  function outsideOf(key: string | null): OutsideProvider | null {
    if (realm.kind === 'agent') return outsides[0] ?? null;

    return outsides.find((outside) => outside.key === key) ?? null;
  }

  /** The configuration; null when an outside provider does not answer. */
  async function reached(site: Site, outside: OutsideProvider | null): Promise<oidc.Configuration | null> {
    if (!outside) return configurationOf(site, null);

    return configurationOf(site, outside).catch((error: unknown) => {
      onError(error);
      return null;
    });
  }

  /** The verified id token: from a code, or as it was in the hash. */
  async function idTokenOf(configuration: oidc.Configuration, site: Site, attempt: Attempt, finish: Finish) {
    const checks = { expectedState: attempt.state, idTokenExpected: true };
    if ('idToken' in finish) {
      const url = new URL(HASH_CALLBACK, site.origin);
      url.hash = new URLSearchParams({ id_token: finish.idToken, state: finish.state }).toString();
      const claims = await oidc.implicitAuthentication(configuration, url, attempt.nonce, checks);
      return { claims, idToken: finish.idToken };
    }
    const url = new URL(paths.callback + finish.search, site.origin);
    const response = await oidc.authorizationCodeGrant(configuration, url, {
      ...checks,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
    });
    const claims = response.claims();

    return claims && response.id_token ? { claims, idToken: response.id_token } : null;
  }

  return {
    /** The URL to redirect to, and the secret that binds the attempt to the browser. */
    async begin(
      site: Site,
      { returnTo, isNew = false, isAgain = false, provider = null }: BeginOptions,
    ): Promise<{ location: string; binder: string } | { failure: SignInFailure }> {
      const outside = outsideOf(provider);
      const configuration = await reached(site, outside);
      if (!configuration) return { failure: 'unreachable' };
      const isImplicit = outside?.flow === 'implicit';
      const binder = newSecret();
      const attempt: Attempt = {
        origin: site.origin,
        state: writeState({ id: oidc.randomState(), kind: realm.kind, space: site.spaceId, returnTo }),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
        provider: outside?.key ?? null,
      };
      const expiresAt = new Date(clock().getTime() + ATTEMPT_SECONDS * 1000);
      await upsertOidcPayload(db, { model, id: hashOf(binder), payload: attempt, expiresAt });

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
    async finish(site: Site, { binder, ...returned }: Finish): Promise<SignInOutcome> {
      const stored = await takeOidcPayload(db, { model, id: hashOf(binder) }, clock());
      const attempt = attemptShape.safeParse(stored).data;
      if (attempt?.origin !== site.origin) return { failure: 'expired' };

      const outside = outsideOf(attempt.provider);
      // Tokens come in the hash only from a provider whose flow it is.
      if ((outside?.flow === 'implicit') !== 'idToken' in returned) return { failure: 'failed' };
      const configuration = await reached(site, outside);
      if (!configuration) return { failure: 'unreachable' };
      const proven = await idTokenOf(configuration, site, attempt, { binder, ...returned }).catch(refused);
      if (!proven) return { failure: 'failed' };

      const { claims, idToken } = proven;
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
      const configuration = outside && (await reached(site, outside));
      const { jwks_uri: keysUrl, issuer } = configuration?.serverMetadata() ?? {};
      if (!outside || !keysUrl || !issuer) return null;

      const verified = await jwtVerify(idToken, createRemoteJWKSet(new URL(keysUrl)), {
        issuer,
        audience: outside.clientId,
        algorithms: SIGNING_ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        maxTokenAge: MAX_TOKEN_AGE,
      }).catch(forged);
      const { sub } = verified?.payload ?? {};
      if (!verified || !sub) return null;

      const claims = { ...verified.payload, iss: issuer, sub };
      const account = await OUTSIDE_ACCOUNTS[realm.kind](db, { site, claims, now: clock() });
      return typeof account === 'string' ? null : tokens.issue(realm, site, account);
    },

    /** The end-session URL of an outside provider, which returns to `SIGNED_OUT`; null for the embedded one. */
    async endSessionUrl(site: Site, provider: string | null): Promise<string | null> {
      const outside = outsideOf(provider);
      const configuration = outside && (await reached(site, outside));
      if (!configuration?.serverMetadata().end_session_endpoint) return null;

      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: signedOutUrl(site).href,
      }).href;
    },
  };
}

/** The address after a sign-out. */
export function signedOutUrl({ origin, spaceId }: Site): URL {
  const url = new URL(SIGNED_OUT, origin);
  url.searchParams.set('spaceId', spaceId);

  return url;
}

function issuerIn(idToken: string): string {
  try {
    return decodeJwt(idToken).iss ?? '';
  } catch {
    return '';
  }
}

/** A token that is not the provider's; anything else is unexpected. */
function forged(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}

/** Protocol errors are a failed sign-in; anything else is unexpected. */
function refused(error: unknown): null {
  if (
    error instanceof oidc.ClientError ||
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.AuthorizationResponseError
  ) {
    return null;
  }
  throw error;
}
