import { BLOCK_ROWS } from './blocks.ts';
import { SortedRows } from './sorted-rows.ts';

/** Rows placed per block; the others are free for later listings. */
const PLACED_ROWS = Math.floor(BLOCK_ROWS * 0.94);
/** Bits per coordinate of a position on the curve. */
const BITS = 16;
const CELLS = 2 ** BITS - 1;
const LAST = 2 ** 32 - 1;
/** No row. */
export const NONE = -1;

/**
 * Orders rows along the Z-order curve, so that near ones are mostly adjacent; those without a position come
 * last. Morton 1966; geohashes follow the same curve.
 */
export class Placement {
  #south = 0;
  #west = 0;
  #height = 1;
  #width = 1;
  /** Start of each block on the curve. */
  #begins = new Uint32Array(0);

  /** The row for each slot, or NONE for a free slot. */
  async place(lats: Float64Array, lons: Float64Array, rows: number, pause: () => Promise<void>) {
    this.#measure(lats.subarray(0, rows), lons.subarray(0, rows));
    const codes = new Uint32Array(rows);
    for (let row = 0; row < rows; row++) codes[row] = this.#codeOf(lats[row] as number, lons[row] as number);
    const order = new SortedRows(
      (one, other) => (codes[one] as number) - (codes[other] as number) || one - other,
    );
    await order.build(Uint32Array.from(codes.keys()), pause);

    const blocks = Math.ceil(rows / PLACED_ROWS);
    const places = new Int32Array(blocks * BLOCK_ROWS).fill(NONE);
    this.#begins = new Uint32Array(blocks);
    for (let block = 0; block < blocks; block++) {
      const own = order.rows.subarray(block * PLACED_ROWS, (block + 1) * PLACED_ROWS);
      places.set(own, block * BLOCK_ROWS);
      this.#begins[block] = codes[own[0] as number] as number;
    }
    return places;
  }

  /** The block whose rows are nearest on the curve. */
  blockOf(lat: number, lon: number): number {
    const code = this.#codeOf(lat, lon);
    let [low, high] = [0, this.#begins.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#begins[middle] as number) > code) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, low - 1);
  }

  #measure(lats: Float64Array, lons: Float64Array): void {
    const [south, north] = extremes(lats);
    const [west, east] = extremes(lons);
    this.#south = south;
    this.#west = west;
    this.#height = Math.max(north - south, Number.EPSILON);
    this.#width = Math.max(east - west, Number.EPSILON);
  }

  #codeOf(lat: number, lon: number): number {
    if (Number.isNaN(lat) || Number.isNaN(lon)) return LAST;

    const up = cell((lat - this.#south) / this.#height);
    const along = cell((lon - this.#west) / this.#width);
    return ((spread(up) << 1) | spread(along)) >>> 0;
  }
}

function extremes(values: Float64Array): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least > most ? [0, 0] : [least, most];
}

function cell(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * CELLS);
}

/** Interleaves the bits of a 16-bit number with zeros. */
function spread(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
