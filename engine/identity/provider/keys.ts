import { createHmac, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { findOrCreateSecret, updateSecret } from '../../store/people/secret-table.ts';
import { REALMS, type Realm } from '../realm.ts';

export const SIGNING_ALGORITHM = 'ES256';
const SECRET_NAME = 'identity-keys';

type SigningKey = JWK & { kid: string };

export type IdentityKeys = {
  /** Private keys; the first one signs tokens, all of them verify. */
  jwks: SigningKey[];
  /** When keys stopped signing, by their ids, in ISO 8601. */
  retired?: Record<string, string>;
  /** Sign the provider's cookies. */
  cookieKeys: string[];
  /** Key material from which client secrets are derived. */
  clientRoot: string;
};

/** The longest lifetime of a token after its key was replaced. */
const TOKEN_LIFE_MS = Math.max(...Object.values(REALMS).map(({ sessionSeconds }) => sessionSeconds)) * 1000;
/** A running server may sign with the old key for so long after a rotation. */
export const KEYS_RELOAD_MS = 10 * 60 * 1000;

/** Created at the first start and stored, so that a restart signs nobody out. Keys whose tokens have all expired are left out. */
export async function loadIdentityKeys(db: Kysely<Schema>, now = new Date()): Promise<IdentityKeys> {
  return withoutExpired(await findOrCreateSecret(db, SECRET_NAME, createKeys), now);
}

/** Signs with a new key from now on; those before it verify until their tokens have expired. Returns the new key's id. */
export async function rotateIdentityKeys(db: Kysely<Schema>, now: Date): Promise<string> {
  await loadIdentityKeys(db, now);
  const key = await createSigningKey();
  await updateSecret<IdentityKeys>(db, SECRET_NAME, async (keys) => ({
    ...keys,
    jwks: [key, ...keys.jwks],
    retired: { ...keys.retired, ...(keys.jwks[0] && { [keys.jwks[0].kid]: now.toISOString() }) },
  }));

  return key.kid;
}

/** Deletes the keys whose tokens have all expired; returns how many. */
export async function pruneIdentityKeys(db: Kysely<Schema>, now: Date): Promise<number> {
  let pruned = 0;
  await updateSecret<IdentityKeys>(db, SECRET_NAME, async (keys) => {
    const rest = withoutExpired(keys, now);
    pruned = keys.jwks.length - rest.jwks.length;

    return rest;
  });

  return pruned;
}

function withoutExpired(keys: IdentityKeys, now: Date): IdentityKeys {
  const { retired = {} } = keys;
  const isExpired = ({ kid }: SigningKey) =>
    Date.parse(retired[kid] ?? '') + TOKEN_LIFE_MS + KEYS_RELOAD_MS < now.getTime();
  const jwks = keys.jwks.filter((key) => !isExpired(key));
  const kids = new Set(jwks.map(({ kid }) => kid));

  return {
    ...keys,
    jwks,
    retired: Object.fromEntries(Object.entries(retired).filter(([kid]) => kids.has(kid))),
  };
}

async function createKeys(): Promise<IdentityKeys> {
  return {
    jwks: [await createSigningKey()],
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientRoot: randomBytes(32).toString('base64url'),
  };
}

async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = randomBytes(8).toString('hex');

  return { ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
}

/** The only client of a space in a realm: its site, the audience of its tokens. */
export function clientIdOf({ client }: Realm, spaceId: string): string {
  return `${client}-${spaceId}`;
}

export function clientSecretOf(keys: IdentityKeys, realm: Realm, spaceId: string): string {
  return createHmac('sha256', keys.clientRoot).update(clientIdOf(realm, spaceId)).digest('base64url');
}
