import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type LatLon = { lat: number; lon: number };

/** Points per statement. */
const CHUNK = 2000;

/**
 * The places that contain the location of a row `l`: in an outer ring, and in no hole of the same polygon.
 * Boxes select candidates, rings decide.
 */
const ringsAround = sql`
  join place_rings r on r.ring_index = 0 and r.bounds @> box(l.location, l.location) and r.ring @> l.location
  join places p on p.id = r.place_id and p.current
  where not exists (
    select from place_rings hole
    where hole.place_id = r.place_id and hole.polygon_index = r.polygon_index and hole.ring_index > 0
      and hole.bounds @> box(l.location, l.location) and hole.ring @> l.location
  )`;

/** Each place with itself and its ancestors. */
const lineage = sql`
  select id as place_id, id as held_by from places where current
  union
  select p.id, (link ->> 'id')::bigint
  from places p, jsonb_array_elements(p.hierarchies) as line, jsonb_array_elements(line) as link
  where p.current`;

/** Ids of the places that contain each point, ancestors included, in the order of the points. */
export async function placeIdsAtPoints(db: Kysely<Schema>, points: readonly LatLon[]): Promise<number[][]> {
  const placeIds: number[][] = points.map(() => []);

  for (let start = 0; start < points.length; start += CHUNK) {
    const chunk = points.slice(start, start + CHUNK);
    const { rows } = await sql<{ index: number; ids: number[] }>`
      with l as (
        select index, point(lon, lat) as location
        from unnest(
          ${chunk.map(({ lon }) => lon)}::float8[], ${chunk.map(({ lat }) => lat)}::float8[]
        ) with ordinality as at (lon, lat, index)
      ), inside as (select distinct l.index, r.place_id from l ${ringsAround}), lineage as (${lineage})
      select inside.index, array_agg(distinct lineage.held_by order by lineage.held_by) as ids
      from inside join lineage using (place_id)
      group by inside.index`.execute(db);

    for (const { index, ids } of rows) placeIds[start + index - 1] = ids;
  }

  return placeIds;
}

/** Ids of the places whose own area contains the point. */
export async function placesAround(db: Kysely<Schema>, { lat, lon }: LatLon): Promise<number[]> {
  const { rows } = await sql<{ place_id: number }>`
    select distinct r.place_id from (select point(${lon}::float8, ${lat}::float8) as location) l ${ringsAround}
    order by r.place_id`.execute(db);

  return rows.map((row) => row.place_id);
}

/**
 * Updates the places of every listing of a source by its location; returns how many changed. Homes with a
 * withheld address retain theirs: their position is not stored.
 */
export async function updateListingPlaces(db: Kysely<Schema>, source: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with inside as (
      select distinct l.id, r.place_id
      from (select id, location from listings where source = ${source} and location is not null) l ${ringsAround}
    ), lineage as (${lineage}), held as (
      select inside.id, array_agg(distinct lineage.held_by order by lineage.held_by) as ids
      from inside join lineage using (place_id)
      group by inside.id
    )
    update listings set place_ids = coalesce(held.ids, '{}')
    from listings l left join held on held.id = l.id
    where l.source = ${source} and listings.source = l.source and listings.id = l.id
      and listings.place_ids <> coalesce(held.ids, '{}')
      and (l.location is not null or coalesce(l.display -> 'address', 'true') <> 'false'::jsonb)`.execute(db);

  return Number(numAffectedRows ?? 0);
}
