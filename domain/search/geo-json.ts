import { AREA_CORNERS_MAX, AREA_CORNERS_MIN, openRing } from './area.ts';
import { isOnEarth, type LatLon } from './polyline.ts';

const MAX_RINGS = 50;

export type DrawnArea = {
  /** GeoJSON geometry. */
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown };
  /** Polygons, each an outer ring and its holes; rings are open. */
  polygons: LatLon[][][];
};

/** The area of a GeoJSON polygon, of a feature with one, or of a collection with one such feature; null for all else. */
export function readDrawnArea(geoJson: unknown): DrawnArea | null {
  if (!isObject(geoJson)) return null;
  const { type, geometry, features, coordinates } = geoJson;
  if (type === 'Feature') return readDrawnArea(geometry);
  if (type === 'FeatureCollection')
    return Array.isArray(features) && features.length === 1 ? readDrawnArea(features[0]) : null;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;

  const polygons = readAll(type === 'Polygon' ? [coordinates] : coordinates, (rings) =>
    readAll(rings, readRing),
  );
  if (!polygons || polygons.flat().length > MAX_RINGS) return null;
  return { geometry: { type, coordinates }, polygons };
}

function readRing(ring: unknown): LatLon[] | null {
  const corners = readAll(ring, readCorner);
  const open = corners && openRing(corners);

  return open && open.length >= AREA_CORNERS_MIN && open.length <= AREA_CORNERS_MAX ? open : null;
}

function readCorner(corner: unknown): LatLon | null {
  if (!Array.isArray(corner)) return null;
  const [lon, lat]: unknown[] = corner;
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;

  return isOnEarth({ lat, lon }) ? { lat, lon } : null;
}

/** All members read; null when one of them cannot be, or when there is none. */
function readAll<T>(list: unknown, read: (member: unknown) => T | null): T[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > 2 * AREA_CORNERS_MAX) return null;
  const all: T[] = [];
  for (const member of list) {
    const value = read(member);
    if (value === null) return null;
    all.push(value);
  }
  return all;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
