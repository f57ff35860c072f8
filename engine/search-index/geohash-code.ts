const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';
/** Maximum geohash length of the index. */
export const GEOHASH_LENGTH = 9;
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/** A geohash of nine characters as an order-preserving number; NaN for any other text. */
export function encodeGeohashCode(geohash: string): number {
  if (geohash.length !== GEOHASH_LENGTH) return Number.NaN;

  let code = 0;
  for (const character of geohash) code = code * 32 + (VALUES.get(character) ?? Number.NaN);
  return code;
}

/** The number of the cell of that length that contains the code. */
export function cellOf(code: number, length: number): number {
  return Math.floor(code / 32 ** (GEOHASH_LENGTH - length));
}

export function decodeCell(cell: number, length: number): string {
  let [text, rest] = ['', cell];
  for (let index = 0; index < length; index++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
