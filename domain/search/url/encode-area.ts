import { encodePolyline, type LatLon } from '../polyline.ts';

/** The corners of a drawn area as the value of `?area=`. */
export function encodeArea(corners: readonly LatLon[]): string {
  return encodePolyline(openRing(corners));
}

/** Drops last corners that repeat the first one. */
export function openRing(corners: readonly LatLon[]): LatLon[] {
  const first = corners[0];
  const end = corners.findLastIndex(({ lat, lon }) => lat !== first?.lat || lon !== first?.lon);

  return corners.slice(0, Math.max(end, 0) + 1);
}
