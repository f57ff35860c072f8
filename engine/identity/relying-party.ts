import type { Kysely } from 'kysely';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { findAccountByIdentity, linkIdentity } from '../store/account-table.ts';
import { takeOidcPayload, upsertOidcPayload } from '../store/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { clientIdOf, clientSecretOf, type IdentityKeys } from './keys.ts';
import { SCOPES } from './provider.ts';
import { issuerOf, type Realm } from './realm.ts';
import { ATTEMPT_SECONDS, hashOf, newSecret } from './sign-in-cookies.ts';
import { SIGN_UP_HINT } from './sign-in-hint.ts';
import { writeState } from './sign-in-state.ts';
import type { Site } from './sites.ts';
import type { Tokens } from './tokens.ts';

/** A provider elsewhere, in place of the embedded one. */
export type OutsideProvider = { issuer: string; clientId: string; clientSecret?: string };

export type SignInFailure = 'expired' | 'denied' | 'failed';
export type SignInOutcome =
  | { token: string; accountId: string; returnTo: string }
  | { failure: SignInFailure };

/** One an origin of the sites; the one that was not asked for longest is made anew when it is. */
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
  keys: IdentityKeys;
  realm: Realm;
  tokens: Tokens;
  clock: () => Date;
  /** How the embedded provider is asked. */
  fetchInProcess: oidc.CustomFetch;
  outside?: OutsideProvider;
};

/** What a sign-in begins with: `isNew` asks for the form that makes an account. */
type Beginning = { returnTo: string; isNew?: boolean };

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** The site's side of the sign-in: authorization code with PKCE, state and nonce, all kept on the server. */
export function createRelyingParty({ db, keys, realm, tokens, clock, fetchInProcess, outside }: Options) {
  const { accounts, paths } = realm;
  const model = MODELS[realm.kind];
  const configurations = new Map<string, Promise<oidc.Configuration>>();

  function configurationOf(site: Site): Promise<oidc.Configuration> {
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
      oidc.ClientSecretBasic(clientSecretOf(keys, realm, site.spaceId)),
      {
        [oidc.customFetch]: fetchInProcess,
        execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
      },
    );
  }

  return {
    /** Where to send the browser, and the secret that binds the attempt to it. */
    async begin(
      site: Site,
      { returnTo, isNew = false }: Beginning,
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

    /** Takes the attempt, so that it works once, and turns the provider's answer into a token of ours. */
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
        ? await vouchedAccount(site, claims)
        : await accounts.find(db, { spaceId: site.spaceId, id: claims.sub });
      if (!account) return { failure: 'denied' };

      const token = outside ? await tokens.issue(site, account) : response.id_token;
      return { token, accountId: account.id, returnTo: attempt.returnTo };
    },

    /** Where an outside provider ends its own session; null for the embedded one, which ends it itself. */
    async logoutAddress(site: Site): Promise<string | null> {
      if (!outside) return null;
      const configuration = await configurationOf(site);
      if (!configuration.serverMetadata().end_session_endpoint) return null;

      return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${site.origin}/` }).href;
    },
  };

  /**
   * An outside provider says who somebody is; the space says whether that is one of its agents. They are known by
   * the provider's own name for them; its word for an e-mail address counts once, to link the two.
   */
  async function vouchedAccount({ spaceId }: Site, { iss: issuer, sub: subject, ...claims }: oidc.IDToken) {
    const linked = await findAccountByIdentity(db, { spaceId, issuer, subject });
    if (linked) return linked;
    if (typeof claims.email !== 'string' || claims.email_verified !== true) return null;

    const account = await accounts.findByEmail(db, { spaceId, email: claims.email });
    const isLinked = account && (await linkIdentity(db, { spaceId, issuer, subject, accountId: account.id }));
    return isLinked ? account : null;
  }
}

/** What the protocol refuses is a failed sign-in; anything else is a fault of ours. */
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
