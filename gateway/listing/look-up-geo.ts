import type { Geo } from '../__generated__/types.ts';
import type { GatewayContext } from '../context.ts';
import { codeOf } from '../errors.ts';

type Context = Pick<GatewayContext, 'dataSources'>;

/** A location that is only a point. */
export function locationGeo({ lat, lon }: { lat: number; lon: number }): Geo {
  return { type: 'location', centre: { lat, lon } };
}

export async function lookUpPlace(id: string, { dataSources }: Context): Promise<Geo | null> {
  const place = await found(() => dataSources.places.getById(id));
  if (!place) return null;

  const { name, centre, bounds, geometry } = place;
  return { type: 'whosonfirst', id: place.id, locationTitle: name, centre, bounds, geometry };
}

export async function lookUpShape(
  { index, id, type, path }: { index: string; id: string; type?: string; path?: string },
  { dataSources }: Context,
): Promise<Geo | null> {
  const shape = await found(() => dataSources.shapes.byKey(index, id, { type, path }));
  if (!shape) return null;

  const { centre, bounds, geometry } = shape;
  return { type: 'pre_indexed_shape', id: shape.id, index: shape.index, centre, bounds, geometry };
}

/** A failed lookup finds nothing. */
async function found<T>(look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return null;
  }
}
