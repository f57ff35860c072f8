import { type Bits, hasBit } from './bitset.ts';

export type Compare = (one: number, other: number) => number;

const RUN = 4096;
/** So many rows are merged at a time. */
const MERGED = 16_384;

/** Row numbers in an order that changes keep up with: what changed is taken out, sorted and merged in again. */
export class SortedRows {
  rows: Uint32Array = new Uint32Array(0);
  readonly compare: Compare;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** Sorts anew in pieces of a few milliseconds; `pause` lets others work between them. */
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

  /** `changed` rows leave their old places, `present` ones of them come back at their new ones. */
  update(changed: Bits, present: readonly number[]): void {
    const unchanged = this.rows.filter((row) => !hasBit(changed, row));
    const merge = new Merge(unchanged, Uint32Array.from(present).sort(this.compare), this.compare);
    merge.go(merge.rows.length);
    this.rows = merge.rows;
  }
}

/** Two orders on their way to one. */
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

  /** Brings as many more rows at most to their places; whether all are there. */
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
