import type { Bounds } from '../search/bounds.ts';
import type { LatLon } from '../search/polyline.ts';

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';
const BITS = 5;
export const GEOHASH_MAX_LENGTH = 12;

type Range = [min: number, max: number];

/** The cell of a point; each character divides the cell before it by 32. */
export function encodeGeohash({ lat, lon }: LatLon, length: number): string {
  const lats: Range = [-90, 90];
  const lons: Range = [-180, 180];
  let hash = '';

  for (let index = 0; index < length; index++) {
    let value = 0;
    for (let bit = 0; bit < BITS; bit++) {
      const isLon = (index * BITS + bit) % 2 === 0;
      value = value * 2 + halve(isLon ? lons : lats, isLon ? lon : lat);
    }
    hash += ALPHABET.charAt(value);
  }

  return hash;
}

/** The bounds of a cell; null when the text is not a geohash. */
export function geohashBounds(hash: string): Bounds | null {
  if (hash.length > GEOHASH_MAX_LENGTH) return null;

  const lats: Range = [-90, 90];
  const lons: Range = [-180, 180];

  for (const [index, character] of [...hash.toLowerCase()].entries()) {
    const value = ALPHABET.indexOf(character);
    if (value === -1) return null;

    for (let bit = 0; bit < BITS; bit++) {
      const range = (index * BITS + bit) % 2 === 0 ? lons : lats;
      const isUpper = (value >> (BITS - 1 - bit)) & 1;
      range[isUpper ? 0 : 1] = middle(range);
    }
  }

  return { north: lats[1], south: lats[0], east: lons[1], west: lons[0] };
}

/** The centre of a cell. */
export function decodeGeohash(hash: string): LatLon | null {
  const bounds = geohashBounds(hash);

  return bounds && { lat: middle([bounds.south, bounds.north]), lon: middle([bounds.west, bounds.east]) };
}

/** Narrows the range to the half that contains the value; returns 1 for the upper half. */
function halve(range: Range, value: number): 0 | 1 {
  const centre = middle(range);

  if (value >= centre) {
    range[0] = centre;
    return 1;
  }
  range[1] = centre;
  return 0;
}

function middle([min, max]: Range): number {
  return (min + max) / 2;
}
