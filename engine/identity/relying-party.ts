import type { Kysely } from 'kysely';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { findAccountByIdentity, linkIdentity } from '../store/people/account-table.ts';
import { takeOidcPayload, upsertOidcPayload } from '../store/people/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { clientIdOf, clientSecretOf } from './provider/keys.ts';
import type { LiveKeys } from './provider/live-keys.ts';
import { SCOPES } from './provider/provider.ts';
import { issuerOf, type Realm } from './realm.ts';
import { ATTEMPT_SECONDS, hashOf, newSecret } from './sign-in-cookies.ts';
import { SIGN_UP_HINT } from './sign-in-hint.ts';
import { writeState } from './sign-in-state.ts';
import type { Site } from './sites.ts';
import type { Tokens } from './tokens.ts';

/** An outside provider in place of the embedded one. */
export type OutsideProvider = { issuer: string; clientId: string; clientSecret?: string };

export type SignInFailure = 'expired' | 'denied' | 'failed';
export type SignInOutcome =
  | { token: string; accountId: string; email: string; returnTo: string }
  | { failure: SignInFailure };

/** Cached per origin of the sites, least recently used evicted. */
const MAX_CONFIGURATIONS = 100;

const MODELS = { agent: 'SignInAttempt', customer: 'CustomerSignInAttempt' } as const;
const attemptShape = z.object({
  origin: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
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
  outside?: OutsideProvider;
};

/** `isNew` requests the sign-up form. */
type BeginOptions = { returnTo: string; isNew?: boolean };

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** The relying party of the sign-in: authorization code with PKCE, state and nonce, all stored on the server. */
export function createRelyingParty({ db, keys, realm, tokens, clock, fetchInProcess, outside }: Options) {
  const { accounts, paths } = realm;
  const model = MODELS[realm.kind];
  const configurations = new Map<string, Promise<oidc.Configuration>>();
  let discoveredWith = keys.current();

  function configurationOf(site: Site): Promise<oidc.Configuration> {
    // A configuration caches the provider's keys.
    if (discoveredWith !== keys.current()) configurations.clear();
    discoveredWith = keys.current();
    const key = outside?.issuer ?? site.origin;
    const known = configurations.get(key) ?? discover(site);
    configurations.delete(key);
    configurations.set(key, known);
    if (configurations.size > MAX_CONFIGURATIONS) {
      configurations.delete(configurations.keys().next().value ?? '');
    }
    known.catch(() => configurations.delete(key));

    return known;
  }

  function discover(site: Site): Promise<oidc.Configuration> {
    if (outside) {
      const execute = outside.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
      return oidc.discovery(new URL(outside.issuer), outside.clientId, outside.clientSecret, undefined, {
        execute: [...execute, oidc.enableNonRepudiationChecks],
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

  return {
    /** The URL to redirect to, and the secret that binds the attempt to the browser. */
    async begin(
      site: Site,
      { returnTo, isNew = false }: BeginOptions,
    ): Promise<{ location: string; binder: string }> {
      const configuration = await configurationOf(site);
      const binder = newSecret();
      const attempt: Attempt = {
        origin: site.origin,
        state: writeState({ id: oidc.randomState(), space: site.spaceId, returnTo }),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
      };
      const expiresAt = new Date(clock().getTime() + ATTEMPT_SECONDS * 1000);
      await upsertOidcPayload(db, { model, id: hashOf(binder), payload: attempt, expiresAt });

      const location = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: site.origin + paths.callback,
        scope: SCOPES.join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(isNew && { [SIGN_UP_HINT.name]: SIGN_UP_HINT.value }),
      });

      return { location: location.href, binder };
    },

    /** Consumes the attempt, so that it works once, and exchanges the code for a token of the embedded provider. */
    async finish(site: Site, { search, binder }: { search: string; binder: string }): Promise<SignInOutcome> {
      const stored = await takeOidcPayload(db, { model, id: hashOf(binder) }, clock());
      const attempt = attemptShape.safeParse(stored).data;
      if (attempt?.origin !== site.origin) return { failure: 'expired' };

      const response = await oidc
        .authorizationCodeGrant(await configurationOf(site), new URL(paths.callback + search, site.origin), {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        })
        .catch(refused);
      const claims = response?.claims();
      if (!claims || !response?.id_token) return { failure: 'failed' };

      const account = outside
        ? await linkedAccount(site, claims)
        : await accounts.find(db, { spaceId: site.spaceId, id: claims.sub });
      if (!account) return { failure: 'denied' };

      const token = outside ? await tokens.issue(site, account) : response.id_token;
      return { token, accountId: account.id, email: account.email, returnTo: attempt.returnTo };
    },

    /** The end-session URL of an outside provider; null for the embedded one. */
    async endSessionUrl(site: Site): Promise<string | null> {
      if (!outside) return null;
      const configuration = await configurationOf(site);
      if (!configuration.serverMetadata().end_session_endpoint) return null;

      return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${site.origin}/` }).href;
    },
  };

  /**
   * An outside provider authenticates; the space decides whether that is one of its agents. Accounts are
   * identified by the provider's subject; a verified email links the two once.
   */
  async function linkedAccount({ spaceId }: Site, { iss: issuer, sub: subject, ...claims }: oidc.IDToken) {
    const linked = await findAccountByIdentity(db, { spaceId, issuer, subject });
    if (linked) return linked;
    if (typeof claims.email !== 'string' || claims.email_verified !== true) return null;

    const account = await accounts.findByEmail(db, { spaceId, email: claims.email });
    const isLinked = account && (await linkIdentity(db, { spaceId, issuer, subject, accountId: account.id }));
    return isLinked ? account : null;
  }
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
