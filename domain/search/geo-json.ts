import { AREA_CORNERS_MAX, AREA_CORNERS_MIN } from './area.ts';
import { isOnEarth, type LatLon } from './polyline.ts';
import { openRing } from './url/encode-area.ts';

const RINGS_MAX = 50;
/** Limit of all rings together. */
const CORNERS_MAX = 2000;
/** In square degrees: less than a square metre. */
const SMALLEST_RING = 1e-11;

export type DrawnArea = {
  /** GeoJSON geometry with the parsed members only. */
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown };
  /** Polygons, each an outer ring and its holes; rings are open. */
  polygons: LatLon[][][];
};

/** `problem` is a message for the sender. */
export type DrawnAreaResult = { area: DrawnArea } | { problem: string };

const NO_POLYGON =
  'An area is a GeoJSON Polygon or MultiPolygon, or a Feature or FeatureCollection with one of them.';
const BAD_CORNERS = `A ring has ${AREA_CORNERS_MIN} to ${AREA_CORNERS_MAX} corners as [longitude, latitude].`;
const TOO_LARGE = `An area has at most ${RINGS_MAX} rings with ${CORNERS_MAX} corners together.`;
const UNCLOSED = 'A ring ends with the corner it begins with.';
const NO_EXTENT = 'A ring encloses no area.';

/** Parses a GeoJSON polygon, a feature with one, or a collection with one such feature; else returns the problem. */
export function readDrawnArea(geoJson: unknown): DrawnAreaResult {
  const { type, coordinates } = geometryOf(geoJson);
  if (type !== 'Polygon' && type !== 'MultiPolygon') return { problem: NO_POLYGON };

  const polygons = readAll(type === 'Polygon' ? [coordinates] : coordinates, (rings) =>
    readAll(rings, (ring) => readAll(ring, readCorner)),
  );
  const rings = polygons?.flat();
  if (!polygons || !rings) return { problem: BAD_CORNERS };
  if (rings.length > RINGS_MAX || rings.flat().length > CORNERS_MAX) return { problem: TOO_LARGE };
  if (!rings.every(isClosed)) return { problem: UNCLOSED };

  const opened = polygons.map((polygon) => polygon.map(openRing));
  if (opened.flat().some(({ length }) => length < AREA_CORNERS_MIN || length > AREA_CORNERS_MAX))
    return { problem: BAD_CORNERS };
  if (opened.flat().some((ring) => extent(ring) < SMALLEST_RING)) return { problem: NO_EXTENT };

  const written = polygons.map((polygon) => polygon.map((ring) => ring.map(({ lat, lon }) => [lon, lat])));
  return {
    area: { geometry: { type, coordinates: type === 'Polygon' ? written[0] : written }, polygons: opened },
  };
}

function geometryOf(geoJson: unknown): Record<string, unknown> {
  const collection = members(geoJson);
  const { features } = collection;
  const isCollection = collection.type === 'FeatureCollection';
  const feature = isCollection
    ? members(Array.isArray(features) && features.length === 1 ? features[0] : null)
    : collection;

  return feature.type === 'Feature' ? members(feature.geometry) : isCollection ? {} : feature;
}

function readCorner(corner: unknown): LatLon | null {
  if (!Array.isArray(corner)) return null;
  const [lon, lat]: unknown[] = corner;
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;

  return isOnEarth({ lat, lon }) ? { lat, lon } : null;
}

/** All members parsed; null when one is invalid, or the list is empty. */
function readAll<T>(list: unknown, read: (member: unknown) => T | null): T[] | null {
  if (!Array.isArray(list) || list.length === 0 || list.length > CORNERS_MAX) return null;
  const all: T[] = [];
  for (const member of list) {
    const value = read(member);
    if (value === null) return null;
    all.push(value);
  }
  return all;
}

function isClosed(ring: readonly LatLon[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];

  return ring.length > 1 && first?.lat === last?.lat && first?.lon === last?.lon;
}

/** The area in square degrees, by the shoelace formula. */
function extent(ring: readonly LatLon[]): number {
  const [origin] = ring;
  const sum = ring.reduce((total, { lat, lon }, index) => {
    const next = ring[(index + 1) % ring.length];
    if (!origin || !next) return total;
    return (
      total + (lon - origin.lon) * (next.lat - origin.lat) - (next.lon - origin.lon) * (lat - origin.lat)
    );
  }, 0);

  return Math.abs(sum) / 2;
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
