import { type Kysely, sql } from 'kysely';
import { createRandom } from '#demo/art/random.ts';
import type { Filters } from '#domain/search/filters.ts';
import { toUiState, type UiState } from '#domain/search/rest/ui-state-schema.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Schema } from '#engine/store/schema.ts';

export const SPACE = 'edmonton';
const SOURCE = 'idx-edm-v5';
const ORIGIN = 'http://localhost';
/** Customers written at once. */
const CHUNK = 500;

type Random = ReturnType<typeof createRandom>;

/** Customers of a site with saved searches as people save them: most of a neighbourhood, with a budget and bedrooms. */
export async function addSubscribers(
  db: Kysely<Schema>,
  { customers, searches }: { customers: number; searches: number },
): Promise<void> {
  const random = createRandom('alerts');
  const { rows: places } = await sql<{ id: number; homes: number }>`
    select place as id, count(*) as homes from listings, unnest(place_ids) place
    where source = ${SOURCE} and shown group by place order by place`.execute(db);
  const city = places.reduce((most, place) => (place.homes > most.homes ? place : most));
  const hoods = places
    .filter(({ homes }) => homes < city.homes / 4)
    .map(({ id, homes }) => [id, homes] as const);

  const owners = Array.from({ length: customers }, (_, at) => `bench-${at}`);
  await bulkInsert(
    db,
    'customers',
    owners.map((id) => ({ space_id: SPACE, id, email: `${id}@example.com`, name: id, password_hash: '' })),
  );
  // Otherwise foreign keys are checked by the plan for an empty table.
  await sql`analyze customers`.execute(db);
  for (let first = 0; first < customers; first += CHUNK) {
    const saved = owners.slice(first, first + CHUNK).flatMap((customer_id) =>
      Array.from({ length: searches }, (_, at) => ({
        space_id: SPACE,
        customer_id,
        source: SOURCE,
        id: `${customer_id}-${at}`,
        name: `Search ${at}`,
        ui_state: anyCriteria(random, { city: city.id, hoods }),
      })),
    );
    await bulkInsert(db, 'saved_searches', saved);
    await bulkInsert(
      db,
      'alert_subscriptions',
      saved.map(({ space_id, customer_id, source, id }) => ({
        space_id,
        customer_id,
        source,
        search_id: id,
        frequency: 'daily',
        origin: ORIGIN,
        since_event: 0,
      })),
    );
  }
  await sql`analyze saved_searches, alert_subscriptions`.execute(db);
}

function anyCriteria(
  random: Random,
  { city, hoods }: { city: number; hoods: (readonly [number, number])[] },
): UiState {
  const lat = random.between(53.4, 53.65);
  const lon = random.between(-113.65, -113.35);
  const half = random.between(0.005, 0.03);
  const corners = [
    { lat: lat - half, lon: lon - half },
    { lat: lat - half, lon: lon + half },
    { lat: lat + half, lon: lon + half * 0.7 },
    { lat: lat + half * 0.8, lon: lon - half },
  ];
  const geo = random.weighted<Geo | null>([
    [{ kind: 'place', id: String(random.weighted(hoods)) }, 50],
    [{ kind: 'place', id: String(city) }, 12],
    [{ kind: 'area', corners }, 20],
    [{ kind: 'point', lat, lon }, 12],
    [{ kind: 'all-areas' }, 3],
    [null, 3],
  ]);
  const low = random.whole(2, 14) * 50_000;
  const isWide =
    geo === null || geo.kind === 'all-areas' || (geo.kind === 'place' && geo.id === String(city));
  const filters: Filters = {
    transactionType: 'SALE',
    lowPrice: low,
    highPrice: low + random.whole(1, isWide ? 2 : 6) * 50_000,
    bedrooms: random.whole(1, isWide ? 5 : 4),
    ...(random.chance(0.5) && { bathrooms: random.whole(1, 3) }),
    ...(random.chance(isWide ? 1 : 0.5) && {
      propertyTypes: [random.pick(['house', 'condo', 'townhouse'] as const)],
    }),
    ...(random.chance(0.15) && { interiorSize: random.whole(6, 20) * 100 }),
    ...(random.chance(0.1) && { constructionAgeYears: random.whole(2, 30) }),
  };

  return toUiState({ filters, geo, sort: null });
}

/**
 * Changes listings like a feed: most get another price, some are new, back on the market or gone. Returns those that are
 * on the market.
 */
export async function changeListings(db: Kysely<Schema>, count: number): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from listings where source = ${SOURCE} and shown and transaction_type = 'sale' and price is not null
      order by random() limit ${count}::integer`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    const share = (from: number, to: number) => ids.slice(Math.floor(count * from), Math.floor(count * to));
    const setStatus = (some: readonly string[], status: string) =>
      sql`update listings set status = ${status} where source = ${SOURCE} and id = any (${[...some]}::text[])`.execute(
        transaction,
      );
    const [priced, back, gone, models] = [share(0, 0.6), share(0.6, 0.7), share(0.7, 0.78), share(0.78, 1)];
    await sql`update listings set price = (price * 0.97)::integer
      where source = ${SOURCE} and id = any (${priced}::text[])`.execute(transaction);
    await setStatus(back, 'pending');
    await setStatus(back, 'active');
    await setStatus(gone, 'off');

    return [...priced, ...back, ...(await copyListings(transaction, models))];
  });
}

/** New listings like others. */
async function copyListings(db: Kysely<Schema>, models: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'listings' and is_generated = 'NEVER' and column_name not in ('id', 'public_id')
    order by ordinal_position`.execute(db);
  const rest = sql.join(columns.map(({ name }) => sql.ref(name)));
  const suffix = `-${Date.now()}`;
  const { rows } = await sql<{ id: string }>`
    insert into listings (id, public_id, ${rest})
    select id || ${suffix}::text, public_id || ${suffix}::text, ${rest} from listings
    where source = ${SOURCE} and id = any (${[...models]}::text[]) returning id`.execute(db);

  return rows.map(({ id }) => id);
}
