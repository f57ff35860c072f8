import type { Kysely } from 'kysely';
import { type KoaContextWithOIDC, type Account as OidcAccount, Provider } from 'oidc-provider';
import type { Schema } from '../../store/schema.ts';
import { ownerOf } from '../end-sessions.ts';
import { renderNotice } from '../login/login-page.ts';
import { noticeLanguage } from '../login/notice-language.ts';
import { issuerOf, type Realm } from '../realm.ts';
import { providerCookie } from '../sign-in-cookies.ts';
import { SIGN_UP_HINT } from '../sign-in-hint.ts';
import type { Site } from '../sites.ts';
import { clientIdOf, clientSecretOf, type IdentityKeys, SIGNING_ALGORITHM } from './keys.ts';
import { createOidcAdapter } from './oidc-adapter.ts';

export const SCOPES = ['openid', 'email'];

const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 30 * 60;

/**
 * The identity provider of one realm of a site: the issuer is the site's own origin, the only client the site
 * itself.
 */
export function createProvider(
  db: Kysely<Schema>,
  keys: IdentityKeys,
  realm: Realm,
  { origin, spaceId }: Site,
): Provider {
  const { kind, mountPath, sessionSeconds } = realm;
  const isSecure = origin.startsWith('https:');
  const provider = new Provider(issuerOf(realm, origin), {
    adapter: (model) => createOidcAdapter(db, { owner: ownerOf({ kind, spaceId }), model }),
    clients: [
      {
        client_id: clientIdOf(realm, spaceId),
        client_secret: clientSecretOf(keys, realm, spaceId),
        redirect_uris: [origin + realm.paths.callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: keys.jwks },
    scopes: SCOPES,
    claims: { openid: ['sub', 'space', 'uid', 'name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: [SIGN_UP_HINT.name],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: providerCookie(realm, origin),
        // These cookies are bound to paths, which `__Host-` forbids.
        interaction: `${isSecure ? '__Secure-' : ''}${realm.cookies.provider}-login`,
        resume: `${isSecure ? '__Secure-' : ''}${realm.cookies.provider}-resume`,
      },
      long: { secure: isSecure },
      short: { secure: isSecure },
    },
    ttl: {
      IdToken: sessionSeconds,
      AccessToken: sessionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
      AuthorizationCode: CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
    },
    interactions: {
      url: (_, { uid, params }) => {
        const isSignUp = realm.paths.signUp && params[SIGN_UP_HINT.name] === SIGN_UP_HINT.value;

        return `${mountPath}/interaction/${uid}${isSignUp ? '?form=sign-up' : ''}`;
      },
    },
    findAccount: (_, id) => findOidcAccount(db, realm, { spaceId, id }),
    loadExistingGrant: grantWithoutConsent,
    async renderError(ctx, { error }) {
      const language = await noticeLanguage(db, spaceId);
      ctx.type = 'html';
      ctx.body = renderNotice({
        page: { language },
        kind,
        notice: error === 'server_error' ? 'broken' : 'expired',
      });
    },
  });
  // Trusts the proxy's scheme; the forwarded host is dropped before.
  provider.proxy = true;

  return provider;
}

async function findOidcAccount(
  db: Kysely<Schema>,
  { accounts }: Realm,
  key: { spaceId: string; id: string },
): Promise<OidcAccount | undefined> {
  const account = await accounts.find(db, key);
  if (!account) return undefined;

  return {
    accountId: account.id,
    claims: () => ({
      sub: account.id,
      space: account.spaceId,
      uid: account.uid,
      name: account.name,
      email: account.email,
      email_verified: account.isEmailVerified,
    }),
  };
}

/** The only client is the site itself, so no consent is needed. */
async function grantWithoutConsent({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (!session?.accountId || !client) return undefined;

  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();

  return grant;
}
