import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { KM_PER_DEGREE, radians } from '../places/circle.ts';
import type { LatLon } from '../places/place-points.ts';
import type { Schema } from '../schema.ts';
import { isAddressShown } from './is-address-shown.ts';
import { escapeLike } from './like.ts';
import { inPostalCode, postalCode } from './postal-code-condition.ts';
import { streetId } from './street-condition.ts';

/** Preferred position of suggestions: those within the distance come first. */
export type Focus = LatLon & { distanceKm: number };

type Query = { source: string; term: string; near: Focus | null; size: number };

/** Ids of the places where a source has homes: others are suggested only within one of them. */
type OfSource = { withHomes: readonly string[] };

export type PlaceSuggestion = {
  id: string;
  name: string;
  placetype: string;
  label: string;
  centre: LatLon;
};

export type ListingSuggestion = {
  id: string;
  publicId: string;
  mls: string;
  label: string;
  transaction_type: 'sale' | 'lease';
  city: string | null;
  display: { address: boolean };
};

/** Lakes and seas have no listings. */
export const WATER_TYPES: readonly string[] = ['marinearea', 'water', 'ocean'];

/** A country without homes of a source is none of its places, though it has homes on the continent. */
const WIDEST_TYPES: readonly string[] = ['continent', 'empire', 'country', 'dependency'];

/** Ids of the places where a source has searchable listings, with all that contain them. */
export async function placesWithHomes(db: Kysely<Schema>, source: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(place_ids)::text as id from listings where shown and source = ${source}`.execute(
    db,
  );

  return rows.map(({ id }) => id);
}

/** Current places on land with homes of a source, or within a place that has some; all of them for a source without homes. */
function isSuggested({ withHomes }: OfSource): RawBuilder<SqlBool> {
  const isOnLand = sql<SqlBool>`(current and placetype <> all (${[...WATER_TYPES]}::text[]))`;
  if (withHomes.length === 0) return isOnLand;
  const ids = sql`any (${[...withHomes]}::bigint[])`;

  return sql`(${isOnLand} and (id = ${ids} or (parent_id = ${ids} and placetype <> all (${[...WIDEST_TYPES]}::text[]))))`;
}

/** Places with a word that begins with the term: full names first, then the nearest. */
export async function suggestPlaces(
  db: Kysely<Schema>,
  { term, near, size, withHomes }: Omit<Query, 'source'> & OfSource,
): Promise<PlaceSuggestion[]> {
  const { start, anyWord } = patterns(term);
  const { rows } = await sql<
    Omit<PlaceSuggestion, 'centre'> & { centre: { x: number; y: number }; isNear: boolean }
  >`
    select id::text as id, name, placetype, coalesce(nullif(label, ''), name) as label, centre,
      ${isNear('centre', near)} as "isNear"
    from places
    where ${isSuggested({ withHomes })}
      and (lower(name) like ${start} or lower(name) like ${anyWord})
    order by lower(name) = ${term} desc, ${isNear('centre', near)} desc, lower(name) like ${start} desc,
      ${distanceKm('centre', near)}, name, places.id
    limit ${size}::integer`.execute(db);

  // Of two places called Downtown that of the surroundings is meant.
  const nearNames = new Set(rows.filter((place) => place.isNear).map(({ name }) => name));
  return rows
    .filter((place) => place.isNear || !nearNames.has(place.name))
    .map(({ centre, isNear: _, ...place }) => ({ ...place, centre: { lat: centre.y, lon: centre.x } }));
}

/** Places whose name is the first words of the term, and whose label begins with all of it. */
export async function suggestPlacesByLabel(
  db: Kysely<Schema>,
  { term, near, size, withHomes }: Omit<Query, 'source'> & OfSource,
): Promise<PlaceSuggestion[]> {
  const words = term.replaceAll(',', ' ').split(' ').filter(Boolean);
  const names = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
  if (names.length === 0) return [];
  const { rows } = await sql<Omit<PlaceSuggestion, 'centre'> & { centre: { x: number; y: number } }>`
    select id::text as id, name, placetype, label, centre
    from places
    where ${isSuggested({ withHomes })} and lower(name) = any (${names}::text[])
      and lower(replace(label, ',', '')) like ${patterns(words.join(' ')).start}
    order by ${isNear('centre', near)} desc, ${distanceKm('centre', near)}, name, places.id
    limit ${size}::integer`.execute(db);

  return rows.map(({ centre, ...place }) => ({ ...place, centre: { lat: centre.y, lon: centre.x } }));
}

/** Similar names are looked for in the surroundings. */
const COMPARED_MAX = 20_000;

export type PlaceName = { id: string; name: string };

/** Names of the places around a point, the nearest first. */
export async function placeNamesNear(
  db: Kysely<Schema>,
  { near, withHomes }: { near: Focus | null } & OfSource,
): Promise<PlaceName[]> {
  const { rows } = await sql<PlaceName>`
    select id::text as id, name from places
    where ${isSuggested({ withHomes })}
    order by ${distanceKm('centre', near)}, name, places.id
    limit ${COMPARED_MAX}::integer`.execute(db);

  return rows;
}

/** Homes are counted in so many places around a point, and so many in each. */
const COUNTED_PLACES_MAX = 150;
const COUNTED_HOMES_MAX = 1000;
const PARTS_OF_CITIES: readonly string[] = ['neighbourhood', 'macrohood', 'microhood', 'borough'];

/** The places around a point with most homes for sale, parts of a city first; farther ones by distance. */
export async function placesNear(
  db: Kysely<Schema>,
  { source, near, size, withHomes }: { source: string; near: Focus; size: number } & OfSource,
): Promise<PlaceSuggestion[]> {
  const { rows } = await sql<Omit<PlaceSuggestion, 'centre'> & { centre: { x: number; y: number } }>`
    select id::text as id, name, placetype, label, centre
    from (
      select id, name, placetype, coalesce(nullif(label, ''), name) as label, centre,
        ${distanceKm('centre', near)} as distance, ${isNear('centre', near)} as is_near
      from places
      where ${isSuggested({ withHomes })}
      order by distance, name, id
      limit ${COUNTED_PLACES_MAX}::integer
    ) nearest
    cross join lateral (
      select count(*) as homes from (
        select from listings
        where is_near and shown and source = ${source} and transaction_type = 'sale'
          and place_ids @> array[nearest.id]
        limit ${COUNTED_HOMES_MAX}::integer
      ) found
    ) counted
    order by is_near desc, homes > 0 desc, placetype = any (${[...PARTS_OF_CITIES]}::text[]) desc, homes desc,
      distance, name, id
    limit ${2 * size}::integer`.execute(db);

  // A district and a neighbourhood of it may have one name.
  return rows
    .filter(({ label }, at) => rows.findIndex((other) => other.label === label) === at)
    .slice(0, size)
    .map(({ centre, ...place }) => ({ ...place, centre: { lat: centre.y, lon: centre.x } }));
}

/** A street of a source with its listings for sale, and their middle. */
export type Street = { id: string; name: string; count: number; lat: number | null; lon: number | null };

/** The streets of a source's searchable listings whose address is shown, those with most listings first. */
export async function streetsOf(db: Kysely<Schema>, source: string): Promise<Street[]> {
  const { rows } = await sql<Street>`
    select min(id) as id, min(name) as name, (count(*) filter (where sale))::integer as count,
      avg(at[1]) as lat, avg(at[0]) as lon
    from (
      select ${streetId} as id, street as name, transaction_type = 'sale' as sale, search_location as at
      from listings
      where shown and source = ${source} and street is not null
    ) homes
    group by lower(id) order by count(*) desc, 1
    limit ${COMPARED_MAX}::integer`.execute(db);

  return rows;
}

/** Places by id, in the order of the ids. */
export async function suggestedPlaces(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<PlaceSuggestion[]> {
  const found = await db
    .selectFrom('places')
    .select([sql<string>`id::text`.as('id'), 'name', 'placetype', 'centre'])
    .select(sql<string>`coalesce(nullif(label, ''), name)`.as('label'))
    .where(sql<boolean>`id = any (${[...ids]}::bigint[])`)
    .execute();

  return found
    .map(({ centre, ...place }) => ({ ...place, centre: { lat: centre.y, lon: centre.x } }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export type PostalCodeSuggestion = { code: string; count: number };

/**
 * Postal codes of searchable listings that begin with a code, those with most listings first; the code itself stands for
 * all of them. Homes for sale are counted, as a search finds them (decision 0028).
 */
export async function suggestPostalCodes(
  db: Kysely<Schema>,
  { source, code, size }: { source: string; code: string; size: number },
): Promise<PostalCodeSuggestion[]> {
  const { rows } = await sql<PostalCodeSuggestion>`
    select coalesce(${postalCode}, ${code}::text) as code,
      (count(*) filter (where transaction_type = 'sale'))::integer as count
    from listings
    where shown and source = ${source} and ${inPostalCode(code)}
    group by grouping sets ((), (${postalCode}))
    having count(*) > 0
    order by grouping(${postalCode}) desc, count(*) desc, code
    limit ${size + 1}::integer`.execute(db);

  return rows.filter((row, at) => at === 0 || row.code !== code).slice(0, size);
}

/** An American code shares three digits with the codes of its region. */
const REGION_LENGTH = { canadian: 1, american: 3 };

/**
 * For a code that no searchable listing has: the district of a Canadian one, or the codes of its region with the longest
 * common beginning, of these the one nearest by number, then those with most listings.
 */
export async function nearestPostalCodes(
  db: Kysely<Schema>,
  { source, code, size }: { source: string; code: string; size: number },
): Promise<PostalCodeSuggestion[]> {
  const isAmerican = /^\d/.test(code);
  const region = code.slice(0, isAmerican ? REGION_LENGTH.american : REGION_LENGTH.canadian);
  const { rows } = await sql<PostalCodeSuggestion>`
    select left(${postalCode}, ${isAmerican ? 5 : 3}::integer) as code,
      (count(*) filter (where transaction_type = 'sale'))::integer as count
    from listings
    where shown and source = ${source} and ${inPostalCode(region)}
    group by 1`.execute(db);
  const nearness = (other: string) => [
    sharedLength(code, other),
    isAmerican ? -Math.abs(Number(code) - Number(other)) : 0,
  ];
  const ranked = rows
    .map((row) => ({ row, rank: [...nearness(row.code), row.count] }))
    .sort((one, other) => one.rank.reduce((order, value, at) => order || (other.rank[at] ?? 0) - value, 0))
    .map(({ row }) => row);
  const [first] = ranked;

  // The district itself is meant: others are no nearer than it.
  return first && code.startsWith(first.code) ? [first] : ranked.slice(0, size);
}

function sharedLength(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);

  return at === -1 ? one.length : at;
}

/**
 * Searchable listings whose address, a word of it or MLS number begins with the term; one whose address is
 * withheld only by its whole MLS number, which is then its label.
 */
export async function suggestListings(
  db: Kysely<Schema>,
  { source, term, near, size }: Query,
): Promise<ListingSuggestion[]> {
  const { start, anyWord } = patterns(term);
  const { rows } = await sql<ListingSuggestion>`
    select id, public_id as "publicId", mls, transaction_type, city,
      case when ${isAddressShown} then concat_ws(', ', address, city) else mls end as label,
      jsonb_build_object('address', ${isAddressShown}) as display
    from listings
    where shown and source = ${source} and (
      ((search_text like ${start} or search_text like ${anyWord}) and ${isAddressShown})
      or lower(mls) = ${term}
    )
    order by lower(mls) = ${term} desc, ${isNear('search_location', near)} desc, search_text like ${start} desc,
      ${distanceKm('search_location', near)}, search_text, id
    limit ${size}::integer`.execute(db);

  return rows;
}

function patterns(term: string) {
  const escaped = escapeLike(term);

  return { start: `${escaped}%`, anyWord: `% ${escaped}%` };
}

type PointColumn = 'centre' | 'search_location';

function isNear(column: PointColumn, near: Focus | null) {
  return near ? sql`coalesce(${distanceKm(column, near)} <= ${near.distanceKm}, false)` : sql`true::boolean`;
}

/** Flat-earth distance, exact enough to order by. */
function distanceKm(column: PointColumn, near: Focus | null) {
  if (!near) return sql`0::float8`;
  const point = sql.ref(column);
  const east = sql`(${point}[0] - ${near.lon}::float8) * ${Math.cos(radians(near.lat))}::float8`;

  return sql`${KM_PER_DEGREE}::float8 * sqrt(power(${point}[1] - ${near.lat}::float8, 2) + power(${east}, 2))`;
}
