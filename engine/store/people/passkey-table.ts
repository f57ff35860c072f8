import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PasskeyTable, Schema } from '../schema.ts';

export type Passkey = Selectable<PasskeyTable>;
/** A customer, or the account of an agent. */
export type PasskeyOwner = { kind: 'agent' | 'customer'; spaceId: string; id: string };
export type NewPasskey = Omit<Insertable<PasskeyTable>, 'space_id' | 'account_id' | 'customer_id'>;
type Key = { owner: PasskeyOwner; id: string };

const COLUMNS = { agent: 'account_id', customer: 'customer_id' } as const;

/** False when the credential is stored already. */
export async function insertPasskey(
  db: Kysely<Schema>,
  { kind, spaceId, id }: PasskeyOwner,
  row: NewPasskey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({ ...row, space_id: spaceId, [COLUMNS[kind]]: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findPasskey(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Passkey | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();

  return row ?? null;
}

/** The id of the owner of that kind; null for a passkey of the other kind. */
export function ownerIdOf(passkey: Passkey, kind: PasskeyOwner['kind']): string | null {
  return passkey[COLUMNS[kind]];
}

/** The oldest first. */
export async function listPasskeys(
  db: Kysely<Schema>,
  { kind, spaceId, id }: PasskeyOwner,
): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where(COLUMNS[kind], '=', id)
    .orderBy('created_at')
    .execute();
}

/** Stores the counter of a sign-in; false when another one has stored as high a counter meanwhile. */
export async function markPasskeyUsed(
  db: Kysely<Schema>,
  { spaceId, id, counter, now }: { spaceId: string; id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    // Authenticators without a counter always send 0.
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.lit(counter === 0)])]),
    )
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** False when the owner has no such passkey. */
export async function renamePasskey(
  db: Kysely<Schema>,
  { owner: { kind, spaceId, id: ownerId }, id, name }: Key & { name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('space_id', '=', spaceId)
    .where(COLUMNS[kind], '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** The name of the deleted passkey; null when the owner has no such passkey. */
export async function deletePasskey(
  db: Kysely<Schema>,
  { owner: { kind, spaceId, id: ownerId }, id }: Key,
): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeys')
    .where('space_id', '=', spaceId)
    .where(COLUMNS[kind], '=', ownerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();

  return row?.name ?? null;
}

export async function deletePasskeysOf(
  db: Kysely<Schema>,
  { kind, spaceId, id }: PasskeyOwner,
): Promise<void> {
  await db.deleteFrom('passkeys').where('space_id', '=', spaceId).where(COLUMNS[kind], '=', id).execute();
}
