import { sql } from 'kysely';
import { seedIfEmpty } from '#demo/seed.ts';
import type { Store } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { refreshStatistics } from '#engine/store/database/statistics.ts';
import type { Box } from './search-scenarios.ts';

export const SOURCE = 'idx-edm-v5';
/** Copies of one listing per statement. */
const SLICE = 5;

/** Both demo sites, with the first one's listings multiplied by copies with varied positions and prices. */
export async function seedListings(store: Store, count: number, log: (line: string) => void): Promise<void> {
  await migrate(store);
  await seedIfEmpty({ store, log, scale: 1 });
  await store.db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    // Nobody reads the journal during seeding.
    await sql`alter table listings disable trigger user`.execute(db);
    const { rows } = await sql<{ own: number; all: number }>`
      select count(*) filter (where id !~ '-')::int as own, count(*)::int as all
      from listings where source = ${SOURCE}`.execute(db);
    const [{ own, all } = { own: 1, all: 1 }] = rows;
    const copies = Math.ceil((count - all) / own);
    const before = Math.round(all / own);
    for (let first = before; first < before + copies; first += SLICE) {
      const last = Math.min(first + SLICE, before + copies) - 1;
      await copyListings(db, first, last);
      log(`Copies ${first} to ${last} of ${own} listings are written`);
    }
    await sql`alter table listings enable trigger user`.execute(db);
  });
  await indexForDriver(store);
  await refreshStatistics(store.db);
  // Otherwise data is flushed to disk during the measurement.
  await sql`checkpoint`.execute(store.db);
}

/** Indexes a hand-optimised application would add for these queries; `vacuum` enables index-only counts. */
async function indexForDriver(store: Store): Promise<void> {
  await store.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`create index bench_price_bedrooms on listings (source, price, bedrooms) where shown`.execute(
      db,
    );
    await sql`create index bench_box on listings using gist (search_location) where shown`.execute(db);
    await sql`create index bench_points on listings using gist (search_location) where on_map`.execute(db);
    await sql`vacuum analyze listings`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

/** Varied by up to two kilometres, two months and a fifth of the price; documents match the columns. */
function copyListings(db: Store['db'], first: number, last: number) {
  return sql`
    insert into listings (source, id, public_id, mls, status, transaction_type, property_types, price, bedrooms,
      bathrooms, interior_size, year_built, listed_at, location, geohash, address, neighbourhood, city, province,
      postal_code, office_id, office_name, agent_ids, place_ids, open_house_until, document, search_text,
      content_hash, display, modified_at)
    select source, id || '-' || n, public_id || '-' || n, mls || '-' || n, status, transaction_type, property_types,
      copy.price, bedrooms, bathrooms, interior_size, year_built, copy.listed_at, copy.location,
      geohash, address, neighbourhood, city, province, postal_code, office_id, office_name, agent_ids, place_ids,
      open_house_until, document || jsonb_strip_nulls(jsonb_build_object(
        'publicId', public_id || '-' || n, 'mls', mls || '-' || n, 'price', copy.price,
        'list_date', to_char(copy.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'location', case when document ? 'location'
          then jsonb_build_object('lat', copy.location[1], 'lon', copy.location[0]) end
      )), search_text, content_hash, display, modified_at
    from listings, generate_series(${first}::integer, ${last}::integer) n, lateral (
      select (listings.price * (0.8 + 0.4 * random()))::integer as price,
        listings.listed_at - random() * interval '60 days' as listed_at,
        point(listings.location[0] + 0.03 * (random() - 0.5), listings.location[1] + 0.02 * (random() - 0.5)) as location
      where n is not null offset 0
    ) copy
    where source = ${SOURCE} and id !~ '-'`.execute(db);
}

/** Ids of listings on the market, and the box that contains nearly all of them. */
export async function readTargets(store: Store): Promise<{ ids: string[]; area: Box }> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where source = ${SOURCE} and shown order by content_hash, id limit 20000`.execute(
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
