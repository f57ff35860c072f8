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

  /** Removes `changed` rows and inserts the `present` ones at their new positions. */
  update(changed: Bits, present: readonly number[]): void {
    const unchanged = this.rows.filter((row) => !hasBit(changed, row));
    const merge = new Merge(unchanged, Uint32Array.from(present).sort(this.compare), this.compare);
    merge.go(merge.rows.length);
    this.rows = merge.rows;
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
