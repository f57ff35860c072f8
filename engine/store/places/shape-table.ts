import { type Kysely, sql } from 'kysely';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from './place-points.ts';
import type { Schema } from '../schema.ts';

export type ShapeKey = { index: string; id: string };

/** Polygons, each an outer ring and its holes; rings are open. */
export type ShapeArea = LatLon[][][];

export type StoredShape = ShapeKey & {
  type: string;
  geometry: Record<string, unknown>;
  centre: LatLon;
  bounds: Bounds;
};

export type NewShape = StoredShape & { area: ShapeArea; spaceId: string; createdBy: string };

export async function findShape(db: Kysely<Schema>, { index, id }: ShapeKey): Promise<StoredShape | null> {
  const row = await db
    .selectFrom('shapes')
    .select(['type', 'geometry', 'centre'])
    .select(sql<number[]>`array[(bounds[0])[1], (bounds[1])[1], (bounds[0])[0], (bounds[1])[0]]`.as('sides'))
    .where('index_name', '=', index)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;

  const [north = 0, south = 0, east = 0, west = 0] = row.sides;
  return {
    index,
    id,
    type: row.type,
    geometry: row.geometry,
    centre: { lat: row.centre.y, lon: row.centre.x },
    bounds: { north, south, east, west },
  };
}

/** Null for an unknown shape. */
export async function findShapeArea(db: Kysely<Schema>, { index, id }: ShapeKey): Promise<ShapeArea | null> {
  const rows = await db
    .selectFrom('shape_rings')
    .select(['polygon_index', 'ring'])
    .where('index_name', '=', index)
    .where('shape_id', '=', id)
    .orderBy('polygon_index')
    .orderBy('ring_index')
    .execute();
  if (rows.length === 0) return null;

  const area: ShapeArea = [];
  for (const { polygon_index, ring } of rows) {
    const polygon = area[polygon_index] ?? [];
    polygon.push(readRing(ring));
    area[polygon_index] = polygon;
  }
  return area.filter((polygon) => polygon !== undefined);
}

/** How many shapes somebody has drawn in a space. */
export async function countShapes(
  db: Kysely<Schema>,
  { spaceId, createdBy }: { spaceId: string; createdBy: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('shapes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('space_id', '=', spaceId)
    .where('created_by', '=', createdBy)
    .executeTakeFirstOrThrow();

  return count;
}

export async function insertShape(db: Kysely<Schema>, shape: NewShape): Promise<void> {
  const { index, id, spaceId, type, geometry, centre, bounds, area, createdBy } = shape;
  const { north, south, east, west } = bounds;

  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('shapes')
      .values({
        index_name: index,
        id,
        space_id: spaceId,
        type,
        geometry: JSON.stringify(geometry),
        centre: `(${centre.lon},${centre.lat})`,
        bounds: `(${east},${north}),(${west},${south})`,
        created_by: createdBy,
      })
      .execute();
    await transaction
      .insertInto('shape_rings')
      .values(
        area.flatMap((polygon, polygon_index) =>
          polygon.map((ring, ring_index) => ({
            index_name: index,
            shape_id: id,
            polygon_index,
            ring_index,
            ring: `(${ring.map(({ lat, lon }) => `(${lon},${lat})`).join(',')})`,
          })),
        ),
      )
      .execute();
  });
}

/** Parses PostgreSQL's text format of a polygon. */
function readRing(text: string): LatLon[] {
  const numbers = text.match(/-?[\d.]+(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];

  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, corner) => ({
    lon: numbers[2 * corner] ?? 0,
    lat: numbers[2 * corner + 1] ?? 0,
  }));
}
