import { boundsAround } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import type { Geo } from '../__generated__/types.ts';
import type { GatewayContext } from '../context.ts';
import { codeOf } from '../errors.ts';

type Context = Pick<GatewayContext, 'dataSources'>;

/** A point, with the radius of a circle around it. */
export function locationGeo({ lat, lon, radius }: LatLon & { radius?: number }): Geo {
  const point = { lat, lon };

  return {
    type: 'location',
    centre: point,
    point,
    radius: radius ?? null,
    geometry: { type: 'Point', coordinates: [lon, lat] },
  };
}

/** A drawn area, whose centre is that of its box. */
export function drawnGeo(corners: readonly LatLon[]): Geo {
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  };
  const ring = corners.map(({ lat, lon }) => [lon, lat]);

  return {
    type: 'location',
    centre: { lat: (bounds.north + bounds.south) / 2, lon: (bounds.east + bounds.west) / 2 },
    bounds,
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
  };
}

/** Named after the smallest place around its centre; a failed lookup leaves it without a name. */
export async function withTitle(geo: Geo, { dataSources }: Context): Promise<Geo> {
  const { centre } = geo;
  if (!centre) return geo;
  const hierarchies = await found(() => dataSources.hierarchies.byPoint(centre.lat, centre.lon));

  return { ...geo, locationTitle: hierarchies?.[0]?.at(-1)?.name ?? null };
}

export async function lookUpPlace(id: string, { dataSources }: Context): Promise<Geo | null> {
  const place = await found(() => dataSources.places.getById(id));
  if (!place) return null;

  const { name, centre, bounds, geometry } = place;
  return { type: 'whosonfirst', id: place.id, locationTitle: name, centre, bounds, geometry };
}

/** Several places as one area, without a centre; null where one of them is unknown. */
export async function lookUpPlaces(ids: readonly string[], context: Context): Promise<Geo | null> {
  const places = (await Promise.all(ids.map((id) => lookUpPlace(id, context)))).filter(
    (place) => place !== null,
  );
  if (places.length < ids.length) return null;
  const geometries = places.flatMap(({ geometry }) => geometry ?? []);

  return {
    type: 'whosonfirst',
    locationTitle: places.map(({ locationTitle }) => locationTitle).join(', '),
    bounds: boundsAround(places.flatMap(({ bounds }) => bounds ?? [])),
    geometry: geometries.length > 0 ? { type: 'GeometryCollection', geometries } : null,
  };
}

export async function lookUpShape(
  { index, id, type, path }: { index: string; id: string; type?: string; path?: string },
  { dataSources }: Context,
): Promise<Geo | null> {
  const shape = await found(() => dataSources.shapes.byKey(index, id, { type, path }));
  if (!shape) return null;

  const { centre, bounds, geometry } = shape;
  return {
    type: 'pre_indexed_shape',
    id: shape.id,
    index: shape.index,
    shapeType: shape.type ?? type ?? null,
    path: path ?? null,
    centre,
    bounds,
    geometry,
  };
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
