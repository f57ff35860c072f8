import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type OidcPayload = Record<string, unknown>;

export type OidcPayloadKey = { model: string; id: string };

export type NewOidcPayload = OidcPayloadKey & {
  payload: OidcPayload;
  grantId?: string | null;
  uid?: string | null;
  expiresAt: Date;
};

export async function upsertOidcPayload(db: Kysely<Schema>, entry: NewOidcPayload): Promise<void> {
  const values = {
    payload: JSON.stringify(entry.payload),
    grant_id: entry.grantId ?? null,
    uid: entry.uid ?? null,
    user_code: null,
    expires_at: entry.expiresAt,
  };

  await db
    .insertInto('oidc_payloads')
    .values({ model: entry.model, id: entry.id, ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
}

/** An unexpired payload; `consumed` is when it was used, in seconds since 1970. */
export async function findOidcPayload(
  db: Kysely<Schema>,
  key: { model: string; now: Date } & ({ id: string } | { uid: string }),
): Promise<OidcPayload | null> {
  const row = await db
    .selectFrom('oidc_payloads')
    .select(['payload', 'consumed_at'])
    .where('model', '=', key.model)
    .where((is) => ('id' in key ? is('id', '=', key.id) : is('uid', '=', key.uid)))
    .where('expires_at', '>', key.now)
    .executeTakeFirst();
  if (!row) return null;

  return row.consumed_at
    ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
    : row.payload;
}

export async function consumeOidcPayload(db: Kysely<Schema>, key: OidcPayloadKey, now: Date): Promise<void> {
  await db
    .updateTable('oidc_payloads')
    .set({ consumed_at: now })
    .where('model', '=', key.model)
    .where('id', '=', key.id)
    .execute();
}

/** Deletes and returns a payload: of two concurrent calls only one gets it. */
export async function takeOidcPayload(
  db: Kysely<Schema>,
  key: OidcPayloadKey,
  now: Date,
): Promise<OidcPayload | null> {
  const row = await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', key.model)
    .where('id', '=', key.id)
    .returning(['payload', 'expires_at'])
    .executeTakeFirst();

  return row && row.expires_at > now ? row.payload : null;
}

export async function deleteOidcGrant(db: Kysely<Schema>, grantId: string): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
}

/** Deletes the owner's payloads of an account: its sessions, grants, codes and tokens. */
export async function deletePayloadsOfAccount(
  db: Kysely<Schema>,
  { owner, accountId }: { owner: string; accountId: string },
): Promise<void> {
  await db
    .deleteFrom('oidc_payloads')
    .where((is) => is(is.fn<boolean>('starts_with', ['id', is.val(`${owner}:`)]), '=', true))
    .where(sql<string>`payload ->> 'accountId'`, '=', accountId)
    .execute();
}

export async function deleteExpiredOidcPayloads(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('expires_at', '<=', now).execute();
}
