import { type Kysely, sql } from 'kysely';
import { seedIfEmpty } from '#demo/seed.ts';
import { listingRow } from '#engine/feeds/listing-row.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { refreshStatistics } from '#engine/store/database/statistics.ts';
import type { ListingDisplay, ListingDocument } from '#engine/store/documents.ts';
import type { Schema } from '#engine/store/schema.ts';
import type { Box } from './search-scenarios.ts';

export const SOURCE = 'idx-edm-v5';
const BATCH = 2000;
const DAY_MS = 86_400_000;
/** Of listings requested by id: several times what a cache holds. */
const TARGETS = 50_000;
const CHECKED = 500;

type Original = {
  id: string;
  document: ListingDocument;
  display: ListingDisplay;
  postalCode: string | null;
  openHouseUntil: Date | null;
  modifiedAt: Date;
  placeIds: number[];
};

/** Both demo sites, with the first one's listings multiplied by copies with varied positions, prices and days. */
export async function seedListings(store: Store, count: number, log: (line: string) => void): Promise<void> {
  await migrate(store);
  await seedIfEmpty({ store, log, scale: 1 });
  await store.db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local maintenance_work_mem = '512MB'`.execute(db);
    // Nobody reads the journal during seeding.
    await sql`alter table listings disable trigger user`.execute(db);
    await withoutIndexes(db, () => addCopies(db, count, log));
    log('The indexes are built');
    await sql`alter table listings enable trigger user`.execute(db);
  });
  await checkCopies(store.db);
  await indexForDriver(store);
  await refreshStatistics(store.db);
  // Otherwise data is flushed to disk during the measurement.
  await sql`checkpoint`.execute(store.db);
}

/** No question of a benchmark searches by words, and this index takes as long as all others. */
const LEFT_OUT = 'listings_words';

/** Building indexes once takes a fraction of the time of adding row by row. */
async function withoutIndexes(db: Kysely<Schema>, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'listings'
      and indexname not in (select conname from pg_constraint)`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await work();
  for (const { name, definition } of indexes) if (name !== LEFT_OUT) await sql.raw(definition).execute(db);
}

async function addCopies(db: Kysely<Schema>, count: number, log: (line: string) => void): Promise<void> {
  const { rows: originals } = await sql<Original>`
    select id, document, display, postal_code as "postalCode", open_house_until as "openHouseUntil",
      modified_at as "modifiedAt", place_ids as "placeIds"
    from listings where source = ${SOURCE} order by id`.execute(db);
  let left = count - originals.length;
  for (let copy = 1; left > 0; copy += 1) {
    const some = originals.slice(0, left);
    for (let start = 0; start < some.length; start += BATCH) {
      const rows = some.slice(start, start + BATCH).map((original) => copyOf(original, copy));
      await bulkInsert(db, 'listings', rows);
    }
    left -= some.length;
    log(`Copy ${copy} of ${some.length} listings is written`);
  }
}

/** Varied by up to two kilometres, two months and a fifth of the price; columns are derived from the document as in an import. */
function copyOf({ id, document, placeIds, postalCode, openHouseUntil, ...rest }: Original, copy: number) {
  const share = createShares(`${id} ${copy}`);
  const { location, price, list_date, publicId, mls } = document;
  const copied: ListingDocument = {
    ...document,
    publicId: `${publicId}-${copy}`,
    mls: `${mls}-${copy}`,
    price: price == null ? price : Math.round(price * (0.8 + 0.4 * share())),
    list_date: new Date(Date.parse(list_date) - share() * 60 * DAY_MS).toISOString(),
    ...(location && {
      location: { lat: location.lat + 0.02 * (share() - 0.5), lon: location.lon + 0.03 * (share() - 0.5) },
    }),
  };

  return {
    ...listingRow({
      ...rest,
      source: SOURCE,
      id: `${id}-${copy}`,
      document: copied,
      postalCode,
      openHouseUntil: openHouseUntil?.toISOString() ?? null,
    }),
    place_ids: placeIds,
  };
}

/** Numbers from 0 to 1 that depend on the text alone (Mulberry32). */
function createShares(text: string): () => number {
  let state = 0;
  for (const character of text) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A search by columns must not find other homes than their documents show. */
async function checkCopies(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select * from listings where source = ${SOURCE} and id ~ '-' order by content_hash limit ${CHECKED}
    ) copies
    where price is distinct from (document ->> 'price')::numeric::integer
      or bedrooms is distinct from (document ->> 'bedrooms')::numeric
      or mls <> document ->> 'mls' or public_id <> document ->> 'publicId'
      or listed_at <> (document ->> 'list_date')::timestamptz
      or location[1] is distinct from (document -> 'location' ->> 'lat')::float8
      or location[0] is distinct from (document -> 'location' ->> 'lon')::float8`.execute(db);
  if (rows.length > 0) throw new Error(`Columns differ from the document of ${rows[0]?.id}`);
}

/** The best indexes for these queries: each uses an index alone; `vacuum` enables that. */
async function indexForDriver(store: Store): Promise<void> {
  await store.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`create index bench_filter on listings (source, price, bedrooms) where shown`.execute(db);
    await sql`create index bench_newest on listings (source, listed_at desc, id) include (price, bedrooms)
      where shown`.execute(db);
    await sql`create index bench_box on listings using gist (search_location)
      include (source, price, bedrooms, listed_at, id) where shown`.execute(db);
    await sql`create index bench_points on listings using gist (search_location)
      include (source, price, listed_at, id) where on_map`.execute(db);
    await sql`vacuum analyze listings`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

/** Ids of listings on the market, and the box that contains nearly all of them. */
export async function readTargets(store: Store): Promise<{ ids: string[]; area: Box }> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where source = ${SOURCE} and shown order by content_hash, id limit ${TARGETS}`.execute(
    store.db,
  );
  const { rows: boxes } = await sql<Box>`
    select percentile_cont(0.99) within group (order by location[1]) as north,
      percentile_cont(0.01) within group (order by location[1]) as south,
      percentile_cont(0.99) within group (order by location[0]) as east,
      percentile_cont(0.01) within group (order by location[0]) as west
    from listings where source = ${SOURCE} and on_map`.execute(store.db);

  return { ids: rows.map(({ id }) => id), area: boxes[0] as Box };
}
