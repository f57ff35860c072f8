import type { Bounds } from '#domain/search/bounds.ts';
import type { Words } from './bitset.ts';

/** Rows of a block: so few that most blocks lie inside or outside of a map view, and whole words of a set. */
export const BLOCK_ROWS = 256;
export const BLOCK_WORDS = BLOCK_ROWS / 32;

/** Where rows of a box can be: `spans` are all such words, of the rows of the `cut` ones each has to be asked. */
export type BoxWords = { spans: Words[]; cut: Words[] };

/**
 * Where the rows of each block lie, block by block of the row numbers. As near rows have near numbers (placement.ts), a box
 * needs to be asked of a few blocks only. The sides of a block grow with its rows and shrink when rows are placed anew.
 */
export class Blocks {
  #south = new Float64Array(0);
  #north = new Float64Array(0);
  #west = new Float64Array(0);
  #east = new Float64Array(0);
  /** Whether a row of the block is nowhere. */
  #hasLost = new Uint8Array(0);

  grow(capacity: number): void {
    const count = Math.ceil(capacity / BLOCK_ROWS);
    this.#south = grown(this.#south, count, Infinity);
    this.#north = grown(this.#north, count, -Infinity);
    this.#west = grown(this.#west, count, Infinity);
    this.#east = grown(this.#east, count, -Infinity);
    const hasLost = new Uint8Array(count);
    hasLost.set(this.#hasLost.subarray(0, count));
    this.#hasLost = hasLost;
  }

  clear(): void {
    this.#south.fill(Infinity);
    this.#north.fill(-Infinity);
    this.#west.fill(Infinity);
    this.#east.fill(-Infinity);
    this.#hasLost.fill(0);
  }

  /** Takes in where a row lies; NaN is nowhere. */
  add(row: number, lat: number, lon: number): void {
    const block = Math.floor(row / BLOCK_ROWS);
    if (Number.isNaN(lat) || Number.isNaN(lon)) {
      this.#hasLost[block] = 1;
      return;
    }
    if (lat < (this.#south[block] as number)) this.#south[block] = lat;
    if (lat > (this.#north[block] as number)) this.#north[block] = lat;
    if (lon < (this.#west[block] as number)) this.#west[block] = lon;
    if (lon > (this.#east[block] as number)) this.#east[block] = lon;
  }

  /** The words of the first so many rows in which rows of a box can be. */
  wordsOf(box: Bounds, rows: number): BoxWords {
    const [souths, norths, wests, easts] = [this.#south, this.#north, this.#west, this.#east];
    const { south, north, west, east } = box;
    const spans: Words[] = [];
    const cut: Words[] = [];
    const last = Math.ceil(rows / BLOCK_ROWS);
    for (let block = 0; block < last; block++) {
      if (!((souths[block] as number) <= north && (norths[block] as number) >= south)) continue;
      if (!((wests[block] as number) <= east && (easts[block] as number) >= west)) continue;

      const words = { from: block * BLOCK_WORDS, to: (block + 1) * BLOCK_WORDS };
      const isWithin =
        (souths[block] as number) >= south &&
        (norths[block] as number) <= north &&
        (wests[block] as number) >= west &&
        (easts[block] as number) <= east;
      if (!isWithin || this.#hasLost[block] === 1) cut.push(words);
      const span = spans.at(-1);
      if (span?.to === words.from) span.to = words.to;
      else spans.push({ ...words });
    }
    return { spans, cut };
  }
}

function grown(sides: Float64Array, count: number, empty: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(count).fill(empty);
  larger.set(sides.subarray(0, count));
  return larger;
}
