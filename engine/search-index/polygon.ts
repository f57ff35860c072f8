import type { LatLon } from '../store/places/place-points.ts';

/** Tolerance of PostgreSQL's geometric types. */
const EPSILON = 1e-6;
const MAX_BANDS = 128;
const ON_EDGE = Number.MAX_SAFE_INTEGER;

/**
 * Point in ring, exactly as PostgreSQL's `point <@ polygon`: a point on an edge is inside. Edges are indexed
 * by bands of latitude, so that areas with many corners stay cheap.
 */
export function createRingTest(corners: readonly LatLon[]): (lat: number, lon: number) => boolean {
  const lats = corners.map(({ lat }) => lat);
  const south = Math.min(...lats) - 2 * EPSILON;
  const height = Math.max(...lats) + 2 * EPSILON - south;
  const count = Math.min(MAX_BANDS, corners.length);
  const bandOf = (lat: number) => Math.floor(((lat - south) / height) * count);
  const bands: number[][] = Array.from({ length: count }, () => []);

  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) as LatLon;
    const low = bandOf(Math.min(corner.lat, before.lat) - 2 * EPSILON);
    const high = bandOf(Math.max(corner.lat, before.lat) + 2 * EPSILON);
    for (let band = Math.max(0, low); band <= Math.min(count - 1, high); band++)
      (bands[band] as number[]).push(corner.lon, corner.lat, before.lon, before.lat);
  });

  return (lat, lon) => {
    const edges = bands[bandOf(lat)];
    if (!edges) return false;

    let crossings = 0;
    for (let at = 0; at < edges.length; at += 4) {
      const crossing = edgeCrossing(
        (edges[at] as number) - lon,
        (edges[at + 1] as number) - lat,
        (edges[at + 2] as number) - lon,
        (edges[at + 3] as number) - lat,
      );
      if (crossing === ON_EDGE) return true;
      crossings += crossing;
    }
    return crossings !== 0;
  };
}

const isZero = (value: number) => Math.abs(value) <= EPSILON;
const isBelow = (value: number) => value + EPSILON < 0;
const isAbove = (value: number) => value > EPSILON;

/** Crossings of the ray to the east by an edge: half and whole ones, up or down. */
function edgeCrossing(x: number, y: number, beforeX: number, beforeY: number): number {
  if (isZero(y)) {
    if (isZero(x)) return ON_EDGE;
    if (isAbove(x)) {
      if (isZero(beforeY)) return isAbove(beforeX) ? 0 : ON_EDGE;
      return isBelow(beforeY) ? 1 : -1;
    }
    if (isZero(beforeY)) return isBelow(beforeX) ? 0 : ON_EDGE;
    return 0;
  }

  const sign = isAbove(y) ? 1 : -1;
  if (isZero(beforeY)) return isBelow(beforeX) ? 0 : sign;
  if ((sign < 0 && isBelow(beforeY)) || (sign > 0 && isAbove(beforeY))) return 0;
  if (x + EPSILON >= 0 && isAbove(beforeX)) return 2 * sign;
  if (isBelow(x) && beforeX <= EPSILON) return 0;

  const side = (x - beforeX) * y - (y - beforeY) * x;
  if (isZero(side)) return ON_EDGE;
  return (sign < 0 && isBelow(side)) || (sign > 0 && isAbove(side)) ? 0 : 2 * sign;
}
