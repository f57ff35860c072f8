import { decodePolyline, encodePolyline, type LatLon } from './polyline.ts';

/** A drawn area has at least three corners, and not more than a search call takes. */
export const AREA_CORNERS_MIN = 3;
export const AREA_CORNERS_MAX = 500;

/** The corners of a drawn area as the value of `?area=`. */
export function encodeArea(corners: readonly LatLon[]): string {
  return encodePolyline(openRing(corners));
}

/** Null for half a polygon; the caller logs "Unable to decode polygon" and uses the default map position. */
export function decodeArea(encoded: string): LatLon[] | null {
  const points = decodePolyline(encoded);
  const corners = points && openRing(points);

  return corners && isArea(corners) ? corners : null;
}

export function isArea(corners: readonly LatLon[]): boolean {
  return corners.length >= AREA_CORNERS_MIN && corners.length <= AREA_CORNERS_MAX;
}

/** A ring closes by itself: last corners that repeat the first are left out. */
export function openRing(corners: readonly LatLon[]): LatLon[] {
  const first = corners[0];
  const end = corners.findLastIndex(({ lat, lon }) => lat !== first?.lat || lon !== first?.lon);

  return corners.slice(0, Math.max(end, 0) + 1);
}
