import { FACTOR, isOnEarth, type LatLon } from '../polyline.ts';

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
