import { isObject } from '#domain/json/is-object.ts';
import { assignPlacesToPoints } from '#engine/operations/listings/assign-places.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { ListingDocument } from '#engine/store/documents.ts';
import {
  deleteListings,
  listingKeys,
  type Rejection,
  replaceRejections,
  type StoredListingKey,
} from '#engine/store/import-table.ts';
import { dialectOf } from './dialect.ts';
import type { FeedRecord } from './feed-record.ts';
import { type ListingRecord, listingRow, publicIdOf } from './listing-row.ts';
import { lastEnd } from './reso/open-houses.ts';
import {
  type FeedListing,
  type FeedSettings,
  RecordRejected,
  readProperty,
  recordName,
} from './reso/read-property.ts';

export type ImportReport = {
  inserted: number;
  changed: number;
  unchanged: number;
  removed: number;
  rejected: Rejection[];
};

export class UnknownSource extends Error {
  override name = 'UnknownSource';
}

type Order = { source: string; records: readonly unknown[]; now?: Date };

/** Imports records of a RESO feed into a source's listings; unchanged listings are not written. */
export async function importListings(
  { db }: Pick<Store, 'db'>,
  { source, records, now = new Date() }: Order,
): Promise<ImportReport> {
  return db.transaction().execute(async (transaction) => {
    const report = await writeListings(transaction, { source, records, now });
    await replaceRejections(transaction, `listings ${source}`, report.rejected);

    return report;
  });
}

/** The same within a transaction of the caller; rejections are returned, not stored. */
export async function writeListings(
  db: Store['db'],
  { source, records, now }: Required<Order>,
): Promise<ImportReport> {
  const settings = await sourceSettings(db, source);
  const { listings, removals, rejected } = readAll(records, settings);
  const stored = await listingKeys(db, source, {
    ids: listings.map(({ id }) => id),
    publicIds: listings.map(({ document }) => publicIdOf(document)),
  });
  const byId = new Map(stored.map((key) => [key.id, key]));
  const rows = nameListings(listings, stored).map(({ listing, publicId }) =>
    toRow(source, listing, publicId, settings.timeZone),
  );
  const positions = new Map(listings.map(({ id, position }) => [id, position]));
  const isNew = (row: ListingRecord) => byId.get(row.id)?.contentHash !== row.content_hash;
  // Places imported after a listing whose position is not stored: only its record can show which of them contain it.
  const isUnplaced = (row: ListingRecord) => !row.display.address && !byId.get(row.id)?.hasPlaces;

  const candidates = rows.filter((row) => isNew(row) || isUnplaced(row));
  await addPlaces(db, candidates, (row) => positions.get(row.id) ?? null);
  const fresh = candidates.filter((row) => isNew(row) || row.place_ids.length > 0);
  const inserted = fresh.filter(({ id }) => !byId.has(id)).length;

  await bulkInsert(db, 'listings', fresh, { replace: ['source', 'id'] });
  const removed = await deleteListings(db, source, removals);
  if (fresh.length + removed.length > 0) {
    await db.updateTable('sources').set({ last_update: now }).where('key', '=', source).execute();
  }

  return {
    inserted,
    changed: fresh.length - inserted,
    unchanged: rows.length - fresh.length,
    removed: removed.length,
    rejected,
  };
}

async function sourceSettings(db: Store['db'], key: string): Promise<FeedSettings> {
  const sources = await db.selectFrom('sources').select(['key', 'settings']).execute();
  const source = sources.find((each) => each.key === key);
  if (!source)
    throw new UnknownSource(
      `There is no source ${key}; there are ${sources.map((each) => each.key).join(', ') || 'none'}`,
    );
  const { timeZone, courtesyOfMessage } = source.settings;
  return {
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
    courtesy: courtesyOfMessage ?? null,
  };
}

type ReadRecords = { listings: FeedListing[]; removals: string[]; rejected: Rejection[] };

/** Of several records with one key the newest counts; the others are rejected. */
function readAll(records: readonly unknown[], settings: FeedSettings): ReadRecords {
  const listings = new Map<string, FeedListing>();
  const removals: string[] = [];
  const rejected: Rejection[] = [];

  records.forEach((record, index) => {
    const name = recordName(record, index);
    try {
      if (!isObject(record)) throw new RecordRejected('is not an object');
      const dialect = dialectOf(record);
      if (dialect.isRemoval(record)) {
        removals.push(name);
        return;
      }
      const listing = readProperty(dialect.standardise(record) as FeedRecord, settings);
      const other = listings.get(listing.id);
      if (other) rejected.push({ record: name, reason: 'the file has a newer record of this listing' });
      if (!other || other.modifiedAt <= listing.modifiedAt) listings.set(listing.id, listing);
    } catch (error) {
      if (!(error instanceof RecordRejected)) throw error;
      rejected.push({ record: name, reason: error.message });
    }
  });
  return { listings: [...listings.values()], removals, rejected };
}

/** A listing retains its public id, unless the seller has withdrawn the address; clashing ids are made unique. */
function nameListings(listings: readonly FeedListing[], stored: readonly StoredListingKey[]) {
  const owners = new Map(stored.map(({ publicId, id }) => [publicId, id]));
  const publicIds = new Map(stored.map(({ id, publicId }) => [id, publicId]));

  return listings.map((listing) => {
    const own = publicIdOf(listing.document);
    const previous = listing.display.address ? publicIds.get(listing.id) : undefined;
    const wanted = previous ?? own;
    const isFree = !owners.has(wanted) || owners.get(wanted) === listing.id;
    const publicId = isFree ? wanted : `${wanted}-${listing.id.toLowerCase()}`;
    owners.set(publicId, listing.id);
    return { listing, publicId };
  });
}

function toRow(
  source: string,
  { id, document, postalCode, display, modifiedAt }: FeedListing,
  publicId: string,
  timeZone: string,
): ListingRecord {
  return listingRow({
    source,
    id,
    document: { publicId, ...document } as ListingDocument,
    postalCode,
    openHouseUntil: lastEnd(document.open_houses ?? [], timeZone),
    display,
    modifiedAt,
  });
}

/**
 * Assigns places by the exact position, also to homes whose position is not stored, and adds their names to
 * the document.
 */
async function addPlaces(
  db: Store['db'],
  rows: readonly ListingRecord[],
  positionOf: (row: ListingRecord) => { lat: number; lon: number } | null,
): Promise<void> {
  const located = rows.flatMap((row) => {
    const position = positionOf(row);
    return position ? [{ row, position }] : [];
  });
  const placeIds = await assignPlacesToPoints(
    { db },
    located.map(({ position }) => position),
  );
  const ids = [...new Set(placeIds.flat())];
  const places = ids.length
    ? await db.selectFrom('places').select(['id', 'name', 'placetype']).where('id', 'in', ids).execute()
    : [];
  const names = new Map(places.map(({ id, name, placetype }) => [id, { id: String(id), name, placetype }]));

  located.forEach(({ row }, i) => {
    row.place_ids = placeIds[i] ?? [];
    row.document.places = row.place_ids.flatMap((id) => names.get(id) ?? []);
  });
}
