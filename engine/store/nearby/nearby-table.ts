import { type Kysely, sql } from 'kysely';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Schema } from '../schema.ts';

export type NearbyPlace = {
  id: string;
  kind: NearbyKind;
  name: string;
  detail: string | null;
  lat: number;
  lon: number;
  /** The outline of an area, in degrees. */
  ring: [lon: number, lat: number][] | null;
};

type Inside = { spaceId: string; kinds: readonly NearbyKind[]; bounds: Bounds; limit: number };

/** The places of a site in or across a box, those nearest its middle first. */
export async function placesInBox(
  db: Kysely<Schema>,
  { spaceId, kinds, bounds: { north, south, east, west }, limit }: Inside,
): Promise<NearbyPlace[]> {
  const box = `(${east},${north}),(${west},${south})`;
  const middle = `(${(east + west) / 2},${(north + south) / 2})`;
  const rows = await db
    .selectFrom('nearby_places')
    .select(['id', 'kind', 'name', 'detail', 'location', 'ring'])
    .where('space_id', '=', spaceId)
    .where('kind', 'in', [...kinds])
    .where(sql<boolean>`bounds && ${box}::text::box`)
    .orderBy(sql`location <-> ${middle}::text::point`)
    .orderBy('id')
    .limit(limit)
    .execute();

  return rows.map(({ location, ...row }) => ({ ...row, lat: location.y, lon: location.x }));
}

/** The kinds of which a site has places. */
export async function nearbyKinds(db: Kysely<Schema>, spaceId: string): Promise<NearbyKind[]> {
  const rows = await db
    .selectFrom('nearby_places')
    .select('kind')
    .distinct()
    .where('space_id', '=', spaceId)
    .execute();

  return rows.map(({ kind }) => kind);
}

/** Replaces the places of these kinds. */
export async function replaceNearby(
  db: Kysely<Schema>,
  spaceId: string,
  kinds: readonly NearbyKind[],
  places: readonly NearbyPlace[],
): Promise<void> {
  if (kinds.length > 0)
    await db
      .deleteFrom('nearby_places')
      .where('space_id', '=', spaceId)
      .where('kind', 'in', [...kinds])
      .execute();
  await bulkInsert(
    db,
    'nearby_places',
    places.map((place) => nearbyRow(spaceId, place)),
  );
}

export async function countNearby(
  db: Kysely<Schema>,
  spaceId: string,
  kinds: readonly NearbyKind[],
): Promise<number> {
  if (kinds.length === 0) return 0;
  const { count } = await db
    .selectFrom('nearby_places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('space_id', '=', spaceId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirstOrThrow();

  return Number(count);
}

function nearbyRow(spaceId: string, { lat, lon, ring, ...place }: NearbyPlace) {
  const points = ring ?? [[lon, lat] as const];
  const lons = points.map(([x]) => x);
  const lats = points.map(([, y]) => y);

  return {
    space_id: spaceId,
    ...place,
    location: `(${lon},${lat})`,
    bounds: `(${Math.max(...lons)},${Math.max(...lats)}),(${Math.min(...lons)},${Math.min(...lats)})`,
    ring,
  };
}
