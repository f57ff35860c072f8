import type { Kysely } from 'kysely';
import { type KoaContextWithOIDC, type Account as OidcAccount, Provider } from 'oidc-provider';
import { findAccount } from '../store/account-table.ts';
import type { Schema } from '../store/schema.ts';
import { clientIdOf, clientSecretOf, type IdentityKeys, SIGNING_ALGORITHM } from './keys.ts';
import { renderNotice } from './login-page.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import { SESSION_SECONDS } from './session-length.ts';
import type { Site } from './sites.ts';

export const MOUNT_PATH = '/oidc';
export const CALLBACK_PATH = '/access/callback';
export const PROVIDER_SESSION_COOKIE = 'strapwork-identity';
export const SCOPES = ['openid', 'email'];

const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 30 * 60;

export function issuerOf(origin: string): string {
  return origin + MOUNT_PATH;
}

/** The identity provider of one site: its issuer is the site's own origin, its only client the site itself. */
export function createProvider(db: Kysely<Schema>, keys: IdentityKeys, { origin, spaceId }: Site): Provider {
  const provider = new Provider(issuerOf(origin), {
    adapter: (model) => createOidcAdapter(db, { spaceId, model }),
    clients: [
      {
        client_id: clientIdOf(spaceId),
        client_secret: clientSecretOf(keys, spaceId),
        redirect_uris: [origin + CALLBACK_PATH],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: keys.jwks },
    scopes: SCOPES,
    claims: { openid: ['sub', 'space', 'uid', 'name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: PROVIDER_SESSION_COOKIE,
        interaction: `${PROVIDER_SESSION_COOKIE}-login`,
        resume: `${PROVIDER_SESSION_COOKIE}-resume`,
      },
    },
    ttl: {
      IdToken: SESSION_SECONDS,
      AccessToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
    },
    interactions: { url: (_, interaction) => `${MOUNT_PATH}/interaction/${interaction.uid}` },
    findAccount: (_, id) => findOidcAccount(db, { spaceId, id }),
    loadExistingGrant: grantOwnSite,
    renderError(ctx, { error }) {
      ctx.type = 'html';
      ctx.body = renderNotice(error === 'server_error' ? 'broken' : 'expired');
    },
  });
  // The scheme comes from the proxy in front; the forwarded host is dropped before the provider sees it.
  provider.proxy = true;

  return provider;
}

async function findOidcAccount(
  db: Kysely<Schema>,
  key: { spaceId: string; id: string },
): Promise<OidcAccount | undefined> {
  const account = await findAccount(db, key);
  if (!account) return undefined;

  return {
    accountId: account.id,
    claims: () => ({
      sub: account.id,
      space: account.spaceId,
      uid: account.uid,
      name: account.name,
      email: account.email,
      email_verified: true,
    }),
  };
}

/** The site asks for nothing but who it is, from its own provider: nobody needs to be asked for consent. */
async function grantOwnSite({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (!session?.accountId || !client) return undefined;

  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();

  return grant;
}
