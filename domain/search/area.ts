import type { Bounds } from './bounds.ts';
import { decodePolyline, encodePolyline, type LatLon } from './polyline.ts';

/** Corner limits of a drawn area, which search calls share. */
export const AREA_CORNERS_MIN = 3;
export const AREA_CORNERS_MAX = 500;
/** Limits of the radius of a circle in kilometres, which search calls share. */
export const RADIUS_KM = { min: 0.01, max: 500 } as const;

/** The corners of a drawn area as the value of `?area=`. */
export function encodeArea(corners: readonly LatLon[]): string {
  return encodePolyline(openRing(corners));
}

/** Null for an invalid polygon; the caller logs "Unable to decode polygon" and uses the default map position. */
export function decodeArea(encoded: string): LatLon[] | null {
  const points = decodePolyline(encoded);
  const corners = points && openRing(points);

  return corners && isArea(corners) ? corners : null;
}

export function isArea(corners: readonly LatLon[]): boolean {
  return corners.length >= AREA_CORNERS_MIN && corners.length <= AREA_CORNERS_MAX;
}

/** Corner limit of a freehand area, so that its URL stays short. */
export const DRAWN_CORNERS_MAX = 100;

/** Drops the corners that matter least to the shape until few enough remain. */
export function simplifyArea(corners: readonly LatLon[], max = DRAWN_CORNERS_MAX): LatLon[] {
  const left = openRing(corners);

  while (left.length > Math.max(max, AREA_CORNERS_MIN)) {
    const sizes = left.map((corner, index) =>
      triangle(left.at(index - 1), corner, left[index + 1] ?? left[0]),
    );
    left.splice(sizes.indexOf(Math.min(...sizes)), 1);
  }

  return left;
}

/** The corners of a box, starting in the north-west. */
export function boxArea({ north, south, east, west }: Bounds): LatLon[] {
  return [
    { lat: north, lon: west },
    { lat: north, lon: east },
    { lat: south, lon: east },
    { lat: south, lon: west },
  ];
}

function triangle(a: LatLon | undefined, b: LatLon, c: LatLon | undefined): number {
  return a && c ? Math.abs((b.lon - a.lon) * (c.lat - a.lat) - (c.lon - a.lon) * (b.lat - a.lat)) : 0;
}

/** Drops last corners that repeat the first one. */
export function openRing(corners: readonly LatLon[]): LatLon[] {
  const first = corners[0];
  const end = corners.findLastIndex(({ lat, lon }) => lat !== first?.lat || lon !== first?.lon);

  return corners.slice(0, Math.max(end, 0) + 1);
}
