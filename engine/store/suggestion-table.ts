import { type Kysely, sql } from 'kysely';
import { escapeLike } from './like.ts';
import type { LatLon } from './place-points.ts';
import type { Schema } from './schema.ts';

type Query = { source: string; term: string; near: LatLon | null; size: number };

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
};

/** Lakes and seas have no listings to search. */
export const WATER_TYPES: readonly string[] = ['marinearea', 'water', 'ocean'];

/** Current places on land with a name or a word of it that begins with the term: the name itself first, then the nearest. */
export async function suggestPlaces(
  db: Kysely<Schema>,
  { term, near, size }: Omit<Query, 'source'>,
): Promise<PlaceSuggestion[]> {
  const { start, word } = patterns(term);
  const { rows } = await sql<Omit<PlaceSuggestion, 'centre'> & { centre: { x: number; y: number } }>`
    select id::text as id, name, placetype, coalesce(nullif(label, ''), name) as label, centre
    from places
    where current and placetype <> all (${[...WATER_TYPES]}::text[])
      and (lower(name) like ${start} or lower(name) like ${word})
    order by lower(name) = ${term} desc, lower(name) like ${start} desc, ${distance('centre', near)}, name, places.id
    limit ${size}::integer`.execute(db);

  return rows.map(({ centre, ...place }) => ({ ...place, centre: { lat: centre.y, lon: centre.x } }));
}

/** Listings that a search finds whose address, a word of it or MLS number begins with the term. */
export async function suggestListings(
  db: Kysely<Schema>,
  { source, term, near, size }: Query,
): Promise<ListingSuggestion[]> {
  const { start, word } = patterns(term);
  const { rows } = await sql<ListingSuggestion>`
    select id, public_id as "publicId", mls, concat_ws(', ', address, city) as label, transaction_type, city
    from listings
    where shown and source = ${source} and (search_text like ${start} or search_text like ${word})
      and coalesce(display -> 'address', 'true') <> 'false'::jsonb
    order by lower(mls) = ${term} desc, search_text like ${start} desc, ${distance('location', near)}, search_text, id
    limit ${size}::integer`.execute(db);

  return rows;
}

function patterns(term: string) {
  const escaped = escapeLike(term);

  return { start: `${escaped}%`, word: `% ${escaped}%` };
}

function distance(column: 'centre' | 'location', near: LatLon | null) {
  return near ? sql`${sql.ref(column)} <-> point(${near.lon}::float8, ${near.lat}::float8)` : sql`0::float8`;
}
