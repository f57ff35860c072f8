import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';

/** The key of a customer's favourites and saved searches in one source. */
export type OwnedKey = CustomerKey & { source: string };

export type StoredFavourite = { listingId: string; mls: string; note: string; createdAt: Date };

/** The most recent first. */
export async function listFavourites(db: Kysely<Schema>, key: OwnedKey): Promise<StoredFavourite[]> {
  return owned(db, key)
    .select(['listing_id as listingId', 'mls', 'note', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('listing_id')
    .execute();
}

export async function countFavourites(db: Kysely<Schema>, key: OwnedKey): Promise<number> {
  const { count } = await owned(db, key)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

  return Number(count);
}

/** Updates the note of a favourite, without one leaves it; false when it is no favourite. */
export async function updateFavourite(
  db: Kysely<Schema>,
  { note, listingId, ...key }: OwnedKey & { listingId: string; note?: string },
): Promise<boolean> {
  if (note === undefined) {
    const row = await owned(db, key).select('mls').where('listing_id', '=', listingId).executeTakeFirst();
    return row !== undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('favourites')
    .set({ note })
    .where('space_id', '=', key.spaceId)
    .where('customer_id', '=', key.customerId)
    .where('source', '=', key.source)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

export async function insertFavourite(
  db: Kysely<Schema>,
  { spaceId, customerId, source, ...favourite }: OwnedKey & StoredFavourite,
): Promise<void> {
  await db
    .insertInto('favourites')
    .values({
      space_id: spaceId,
      customer_id: customerId,
      source,
      listing_id: favourite.listingId,
      mls: favourite.mls,
      note: favourite.note,
      created_at: favourite.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(
  db: Kysely<Schema>,
  { spaceId, customerId, source, listingId }: OwnedKey & { listingId: string },
): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .where('listing_id', '=', listingId)
    .execute();
}

function owned(db: Kysely<Schema>, { spaceId, customerId, source }: OwnedKey) {
  return db
    .selectFrom('favourites')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source);
}
