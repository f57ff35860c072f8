/** Up to this many results a cluster has the smallest size. */
export const SMALLEST_UP_TO = 10;
const BASE_PX = 38;
const PX_PER_DECADE = 13;
const LARGEST_PX = 84;

/** Scale of a cluster relative to the smallest: logarithmic above 10 results, one step per power of ten. */
export function markerScale(count: number): number {
  return count <= SMALLEST_UP_TO ? 1 : 1 + Math.log10(count / SMALLEST_UP_TO);
}

/** Diameter of a cluster marker in pixels. */
export function markerDiameter(count: number): number {
  return Math.min(LARGEST_PX, Math.round(BASE_PX + (markerScale(count) - 1) * PX_PER_DECADE));
}
