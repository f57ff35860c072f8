import { addBit, type Bits, emptyBits } from './bitset.ts';
import type { SortedRows } from './sorted-rows.ts';

const STEPS = 256;

/** A range as the rows of `included` minus those of `excluded` plus `others`. */
export type RangeRows = { included: Bits; excluded: Bits | null; others: readonly Uint32Array[] };

/**
 * Finds the rows whose number is in a range. Rows are sorted by number (those without one are left out);
 * prefix sets at every 256th part make a range the difference of two sets, plus a few rows.
 */
export class RangeIndex {
  readonly #order: SortedRows;
  #values: Float64Array;
  #sets: Bits[] | null = null;
  #step = 1;

  constructor(order: SortedRows, values: Float64Array) {
    this.#order = order;
    this.#values = values;
  }

  /** Call after rows have changed; `values` may be a new array. */
  changed(values: Float64Array): void {
    this.#values = values;
    this.#sets = null;
  }

  /** The rows between two numbers, inclusive. */
  between(least: number, most: number, capacity: number): RangeRows {
    const { rows } = this.#order;
    const from = this.#first((value) => value >= least);
    const to = Math.max(
      from,
      this.#first((value) => value > most),
    );

    const sets = this.#setsOf(capacity);
    const below = Math.floor(from / this.#step);
    const above = Math.min(Math.ceil(to / this.#step), sets.length - 1);

    return {
      included: sets[above] as Bits,
      excluded: below === 0 ? null : (sets[below] as Bits),
      others: [rows.subarray(below * this.#step, from), rows.subarray(to, above * this.#step)],
    };
  }

  /** The first index in the order whose number passes. */
  #first(passes: (value: number) => boolean): number {
    const { rows } = this.#order;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(this.#values[rows[middle] as number] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The n-th set contains the rows before position n times the step; the last one contains all. */
  #setsOf(capacity: number): Bits[] {
    if (this.#sets) return this.#sets;

    const { rows } = this.#order;
    this.#step = Math.max(1, Math.ceil(rows.length / STEPS));
    const growing = emptyBits(capacity);
    const sets = [growing.slice()];
    for (let at = 0; at < rows.length; at++) {
      addBit(growing, rows[at] as number);
      if ((at + 1) % this.#step === 0 || at === rows.length - 1) sets.push(growing.slice());
    }
    this.#sets = sets;
    return sets;
  }
}
