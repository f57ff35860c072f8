/** A line of points in Google's polyline encoding with 5 decimals (about a metre). */

export type LatLon = { lat: number; lon: number };

const FACTOR = 1e5;

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

/** Null when the text is not a whole polyline or a point is not on the earth. */
export function decodePolyline(encoded: string): LatLon[] | null {
  const numbers = decodeNumbers(encoded);

  if (!numbers || numbers.length % 2 === 1) return null;

  const points: LatLon[] = [];
  let [lat, lon] = [0, 0];

  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lon += numbers[index + 1] ?? 0;
    points.push({ lat: lat / FACTOR, lon: lon / FACTOR });
  }

  return points.every(isOnEarth) ? points : null;
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

function decodeNumbers(encoded: string): number[] | null {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];

  for (let index = 0; index < encoded.length; index++) {
    const chunk = encoded.charCodeAt(index) - 63;
    if (chunk < 0 || chunk > 63 || shift > 25) return null;

    value |= (chunk & 0x1f) << shift;
    shift += 5;

    if (chunk < 0x20) {
      numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }

  return shift === 0 ? numbers : null;
}
