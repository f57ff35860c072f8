import { createHmac, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { findOrCreateSecret } from '../store/secret-table.ts';
import type { Realm } from './realm.ts';

export const SIGNING_ALGORITHM = 'ES256';
const SECRET_NAME = 'identity-keys';

export type IdentityKeys = {
  /** Private keys; the first one signs tokens, all of them verify. */
  jwks: (JWK & { kid: string })[];
  /** Sign the provider's cookies. */
  cookieKeys: string[];
  /** Key material from which client secrets are derived. */
  clientRoot: string;
};

/** Created at the first start and stored, so that a restart signs nobody out. */
export function loadIdentityKeys(db: Kysely<Schema>): Promise<IdentityKeys> {
  return findOrCreateSecret(db, SECRET_NAME, createKeys);
}

async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = randomBytes(8).toString('hex');

  return {
    jwks: [{ ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' }],
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientRoot: randomBytes(32).toString('base64url'),
  };
}

/** The only client of a space in a realm: its site, the audience of its tokens. */
export function clientIdOf({ client }: Realm, spaceId: string): string {
  return `${client}-${spaceId}`;
}

export function clientSecretOf(keys: IdentityKeys, realm: Realm, spaceId: string): string {
  return createHmac('sha256', keys.clientRoot).update(clientIdOf(realm, spaceId)).digest('base64url');
}
