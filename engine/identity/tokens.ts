import { randomUUID } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Account } from '../store/people/account-table.ts';
import { findOidcPayload, upsertOidcPayload } from '../store/people/oidc-payload-table.ts';
import type { Schema } from '../store/schema.ts';
import { REVOKED } from './end-sessions.ts';
import { clientIdOf, type IdentityKeys, SIGNING_ALGORITHM } from './provider/keys.ts';
import type { LiveKeys } from './provider/live-keys.ts';
import type { TokenClaims, VerifyToken } from './provider/token-claims.ts';
import { issuerOf, type Realm, readIssuer } from './realm.ts';
import { hashOf } from './sign-in-cookies.ts';
import { findSite, type Site } from './sites.ts';

const MAX_TOKEN_LENGTH = 8192;

const CLOCK_TOLERANCE_SECONDS = 5;

const claimsShape = z.object({
  iss: z.url(),
  aud: z.string(),
  sub: z.string(),
  space: z.string(),
  exp: z.number(),
});

export type Tokens = {
  /** Checks signature, issuer, audience, time, space, account and revocation; null when any of them fails. */
  verify: VerifyToken;
  /** A token for an account that did not sign in at the embedded provider. */
  issue(realm: Realm, site: Site, account: Account): Promise<string>;
  /** Revokes the token until its expiry. */
  revoke(token: string, expiresAt: Date): Promise<void>;
};

export function createTokens(db: Kysely<Schema>, keys: LiveKeys, clock: () => Date): Tokens {
  let verifiedWith: IdentityKeys | null = null;
  let publicKeys = createLocalJWKSet({ keys: [] });

  /** Another process may have signed with a key that this one has not read yet. */
  async function publicKeysFor(token: string) {
    await keys.reloadFor(kidOf(token));
    if (verifiedWith !== keys.current()) {
      verifiedWith = keys.current();
      publicKeys = createLocalJWKSet({
        keys: verifiedWith.jwks.map(({ d: _, ...publicPart }) => publicPart),
      });
    }

    return publicKeys;
  }

  async function verify(token: string): Promise<TokenClaims | null> {
    const claims = claimsShape.safeParse(await readPayload(token)).data;
    const issuer = claims && readIssuer(claims.iss);
    if (!issuer || claims.aud !== clientIdOf(issuer.realm, claims.space)) return null;

    const site = await findSite(db, issuer.origin);
    if (site?.spaceId !== claims.space || issuerOf(issuer.realm, site.origin) !== claims.iss) return null;
    if (await findOidcPayload(db, { model: REVOKED, id: hashOf(token), now: clock() })) return null;

    const account = await issuer.realm.accounts.find(db, { spaceId: claims.space, id: claims.sub });
    if (!account) return null;

    return {
      kind: issuer.realm.kind,
      role: account.role,
      spaceId: account.spaceId,
      subject: account.uid,
      email: account.email,
      isEmailVerified: account.isEmailVerified,
      name: account.name,
      origin: site.origin,
      expiresAt: new Date(claims.exp * 1000),
    };
  }

  async function readPayload(token: string): Promise<JWTPayload | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const verified = await jwtVerify(token, await publicKeysFor(token), {
      algorithms: [SIGNING_ALGORITHM],
      currentDate: clock(),
    }).catch(rejected);
    // The same keys sign other kinds of tokens too, for example logout tokens.
    const isOurs = [undefined, 'JWT'].includes(verified?.protectedHeader.typ);
    const isFromLater = (verified?.payload.iat ?? 0) > clock().getTime() / 1000 + CLOCK_TOLERANCE_SECONDS;

    return verified && isOurs && !isFromLater ? verified.payload : null;
  }

  async function issue(realm: Realm, site: Site, account: Account): Promise<string> {
    const [key] = keys.current().jwks;
    if (!key) throw new Error('There is no signing key');
    const now = Math.floor(clock().getTime() / 1000);

    return (
      new SignJWT({ space: account.spaceId, uid: account.uid, name: account.name, email: account.email })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid })
        .setIssuer(issuerOf(realm, site.origin))
        .setAudience(clientIdOf(realm, site.spaceId))
        .setSubject(account.id)
        // Tokens of the same second differ, so that each can be revoked.
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + realm.sessionSeconds)
        .sign(await importJWK(key, SIGNING_ALGORITHM))
    );
  }

  return {
    verify,
    issue,
    revoke: (token, expiresAt) =>
      upsertOidcPayload(db, { model: REVOKED, id: hashOf(token), payload: {}, expiresAt }),
  };
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

/** jose errors mean a bad token; anything else is unexpected. */
function rejected(error: unknown): null {
  if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
  throw error;
}
