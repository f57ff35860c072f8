import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PasskeyTable, Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';

export type Passkey = Selectable<PasskeyTable>;

/** False when the credential is stored already. */
export async function insertPasskey(db: Kysely<Schema>, row: Insertable<PasskeyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(row)
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

/** The oldest first. */
export async function listPasskeys(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
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
    // Authenticators without a counter always say 0.
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.lit(counter === 0)])]),
    )
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Kysely<Schema>,
  { spaceId, customerId, id }: CustomerKey & { id: string },
): Promise<void> {
  await db
    .deleteFrom('passkeys')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deletePasskeysOf(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<void> {
  await db
    .deleteFrom('passkeys')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .execute();
}
