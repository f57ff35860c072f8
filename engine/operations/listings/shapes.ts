import { randomUUID } from 'node:crypto';
import { readDrawnArea } from '#domain/search/geo-json.ts';
import { PLACES_INDEX } from '#domain/search/search-state.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import {
  countShapes,
  findShape,
  insertShape,
  type ShapeKey,
  type StoredShape,
} from '../../store/places/shape-table.ts';
import { requireSpace } from '../find-space.ts';
import { readPlace } from './places.ts';

/** The index that holds the areas drawn on maps. */
export const DRAWN_INDEX = 'drawn-areas';
const DRAWN_TYPE = 'custom';
/** Per person. */
export const SHAPES_MAX = 200;

/** A shape by index and id; the places of Who's On First are an index of their own. */
export async function readShape(
  { db }: Pick<EngineContext, 'db'>,
  { index, id }: ShapeKey,
): Promise<StoredShape | (Omit<StoredShape, 'geometry'> & { geometry: null })> {
  if (index === PLACES_INDEX) {
    const { placetype, centre, bounds, geometry } = await readPlace({ db }, id);
    return { index, id, type: placetype, centre, bounds, geometry } as StoredShape;
  }

  const shape = await findShape(db, { index, id });
  if (!shape) throw notFound(`Shape ${index}/${id}`);
  return shape;
}

/** Stores a drawn area as a pre-indexed shape of a space. */
export async function storeDrawnArea(
  context: Pick<EngineContext, 'db' | 'cache'>,
  { spaceId, geoJson, createdBy }: { spaceId: string; geoJson: unknown; createdBy: string },
): Promise<ShapeKey & { type: string }> {
  await requireSpace(context, spaceId);
  const read = readDrawnArea(geoJson);
  if ('problem' in read) throw badInput('geojson', read.problem);
  const drawn = read.area;
  if ((await countShapes(context.db, { spaceId, createdBy })) >= SHAPES_MAX)
    throw badInput('geojson', `Nobody keeps more than ${SHAPES_MAX} areas.`);

  const corners = drawn.polygons.flat(2);
  const lats = corners.map(({ lat }) => lat);
  const lons = corners.map(({ lon }) => lon);
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  };
  const key = { index: DRAWN_INDEX, id: randomUUID() };
  await insertShape(context.db, {
    ...key,
    spaceId,
    type: DRAWN_TYPE,
    geometry: drawn.geometry,
    bounds,
    centre: { lat: (bounds.north + bounds.south) / 2, lon: (bounds.east + bounds.west) / 2 },
    area: drawn.polygons,
    createdBy,
  });
  return { ...key, type: DRAWN_TYPE };
}
