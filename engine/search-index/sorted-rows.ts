import { type Bits, hasBit } from './bitset.ts';

export type Compare = (one: number, other: number) => number;

const RUN = 4096;
/** Rows merged between two pauses. */
const MERGED = 16_384;

/** A sorted array of rows; changed rows are removed, sorted and merged in again. */
export class SortedRows {
  rows: Uint32Array = new Uint32Array(0);
  readonly compare: Compare;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** Sorts in steps of a few milliseconds; `pause` yields between them. */
  async build(rows: Uint32Array, pause: () => Promise<void>): Promise<void> {
    let runs: Uint32Array[] = [];
    for (let start = 0; start < rows.length; start += RUN) {
      runs.push(rows.slice(start, start + RUN).sort(this.compare));
      await pause();
    }
    while (runs.length > 1) {
      const merged: Uint32Array[] = [];
      for (let index = 0; index < runs.length; index += 2) {
        const [one = new Uint32Array(0), other = new Uint32Array(0)] = runs.slice(index, index + 2);
        const merge = new Merge(one, other, this.compare);
        for (let isWhole = false; !isWhole; await pause()) isWhole = merge.go(MERGED);
        merged.push(merge.rows);
      }
      runs = merged;
    }
    this.rows = runs[0] ?? new Uint32Array(0);
  }

  /** The number of sorted rows that come before a row. */
  #placeOf(row: number, sorted: Uint32Array): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(sorted[middle] as number, row) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Removes `changed` rows and inserts the `present` ones at their new positions. */
  update(changed: Bits, present: readonly number[]): void {
    const unchanged = new Uint32Array(this.rows.length);
    let size = 0;
    for (let at = 0; at < this.rows.length; at++) {
      const row = this.rows[at] as number;
      if (!hasBit(changed, row)) unchanged[size++] = row;
    }
    // A few rows among many: their places are searched, and what is between them is copied as a whole.
    const rows = new Uint32Array(size + present.length);
    let [from, end] = [0, 0];
    for (const row of Uint32Array.from(present).sort(this.compare)) {
      const place = this.#placeOf(row, unchanged.subarray(from, size)) + from;
      rows.set(unchanged.subarray(from, place), end);
      end += place - from;
      rows[end++] = row;
      from = place;
    }
    rows.set(unchanged.subarray(from, size), end);
    this.rows = rows;
  }
}

/** Merges two sorted arrays. */
class Merge {
  readonly rows: Uint32Array;
  readonly #one: Uint32Array;
  readonly #other: Uint32Array;
  readonly #compare: Compare;
  #left = 0;
  #right = 0;

  constructor(one: Uint32Array, other: Uint32Array, compare: Compare) {
    this.#one = one;
    this.#other = other;
    this.#compare = compare;
    this.rows = new Uint32Array(one.length + other.length);
  }

  /** Merges at most `most` more rows; returns whether it is finished. */
  go(most: number): boolean {
    const [one, other, rows, compare] = [this.#one, this.#other, this.rows, this.#compare];
    let [left, right] = [this.#left, this.#right];
    const begin = left + right;
    const end = Math.min(begin + most, rows.length);
    for (let at = begin; at < end; at++) {
      const takeLeft =
        right >= other.length ||
        (left < one.length && compare(one[left] as number, other[right] as number) <= 0);
      rows[at] = (takeLeft ? one[left++] : other[right++]) as number;
    }
    this.#left = left;
    this.#right = right;
    return end === rows.length;
  }
}
