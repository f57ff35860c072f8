import type { Kysely } from 'kysely';
import { writeListings } from '#engine/feeds/import-listings.ts';
import { deleteListings } from '#engine/store/import-table.ts';
import { listOwnRecords } from '#engine/store/listings/own-listing-table.ts';
import type { Schema } from '#engine/store/schema.ts';
import { findSpace } from '#engine/store/space-table.ts';
import { isDraft } from './own-record.ts';
import { sourceRejection } from './own-source.ts';

type Order = {
  spaceId: string;
  now: Date;
  /** Ids of those that were there before; the listings of those that are not any more go. */
  before?: readonly string[];
};

/** Brings the listings that visitors see in line with what the site's agents have entered, after it was changed as a whole. */
export async function publishOwnListings(
  db: Kysely<Schema>,
  { spaceId, now, before = [] }: Order,
): Promise<void> {
  const space = await findSpace(db, spaceId);
  const own = await listOwnRecords(db, spaceId);
  if (!space || own.length + before.length === 0 || (await sourceRejection(db, space)) !== null) return;

  const shown = own.filter(({ record }) => !isDraft(record));
  const ids = new Set(shown.map(({ id }) => id));
  const removed = [...before, ...own.map(({ id }) => id)].filter((id) => !ids.has(id));
  await writeListings(db, { source: space.source, records: shown.map(({ record }) => record), now });
  await deleteListings(db, space.source, removed);
}
