/** A line of points in Google's polyline encoding with 5 decimals (about a metre). */

export type LatLon = { lat: number; lon: number };

/** Five decimals. */
export const FACTOR = 1e5;

export function roundDegrees(degrees: number): number {
  // `+ 0` turns a negative zero into zero.
  return Math.round(degrees * FACTOR) / FACTOR + 0;
}

export function encodePolyline(points: readonly LatLon[]): string {
  let encoded = '';
  let last = { lat: 0, lon: 0 };

  for (const point of points) {
    const next = { lat: Math.round(point.lat * FACTOR), lon: Math.round(point.lon * FACTOR) };
    encoded += encodeNumber(next.lat - last.lat) + encodeNumber(next.lon - last.lon);
    last = next;
  }

  return encoded;
}

export function isOnEarth({ lat, lon }: LatLon): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let encoded = '';

  while (rest >= 0x20) {
    encoded += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }

  return encoded + String.fromCharCode(rest + 63);
}
