import { type Kysely, sql } from 'kysely';
import type { Bounds } from '#domain/search/bounds.ts';
import type { PlaceLink, Schema } from '../schema.ts';
import type { LatLon } from './place-points.ts';
import { PLACETYPES } from './placetypes.ts';

export type StoredPlace = {
  id: string;
  name: string;
  placetype: string;
  centre: LatLon;
  bounds: Bounds;
  geometry: Record<string, unknown> | null;
  hierarchies: PlaceLink[][];
};

/** Unlisted types come last. */
const width = sql<number>`coalesce(array_position(${PLACETYPES}::text[], placetype), 99)`;
const textId = sql<string>`id::text`.as('id');

export async function findPlace(db: Kysely<Schema>, id: number): Promise<StoredPlace | null> {
  const row = await db
    .selectFrom('places')
    .select([textId, 'name', 'placetype', 'centre', 'geometry', 'hierarchies'])
    .select(
      sql<[number, number, number, number]>`array[
      (bounds[0])[1], (bounds[1])[1], (bounds[0])[0], (bounds[1])[0]
    ]`.as('sides'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;

  const { sides, centre, ...place } = row;
  const [north, south, east, west] = sides;
  return { ...place, centre: { lat: centre.y, lon: centre.x }, bounds: { north, south, east, west } };
}

export async function findPlaceCentre(db: Kysely<Schema>, id: number): Promise<LatLon | null> {
  const row = await db.selectFrom('places').select('centre').where('id', '=', id).executeTakeFirst();

  return row ? { lat: row.centre.y, lon: row.centre.x } : null;
}

/** The current ones of these places, from the widest to the narrowest. */
export async function placeLinks(db: Kysely<Schema>, ids: readonly number[]): Promise<PlaceLink[]> {
  if (ids.length === 0) return [];

  return db
    .selectFrom('places')
    .select([textId, 'name', 'placetype'])
    .where(sql<boolean>`id = any (${[...new Set(ids)]}::bigint[])`)
    .where('current', '=', true)
    .orderBy(width)
    .orderBy('places.id')
    .execute();
}

export async function hierarchiesOf(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<(PlaceLink & { hierarchies: PlaceLink[][] })[]> {
  return db
    .selectFrom('places')
    .select([textId, 'name', 'placetype', 'hierarchies'])
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .orderBy(width)
    .orderBy('places.id')
    .execute();
}
