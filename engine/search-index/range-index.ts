import { addBit, type Bits, emptyBits } from './bitset.ts';
import type { SortedRows } from './sorted-rows.ts';

const STEPS = 64;

/**
 * Finds the rows whose number lies in a range. The rows stand in the order of their numbers (those without one are not
 * among them); sets of the rows below every 64th part make a range the difference of two sets and a few rows.
 */
export class RangeIndex {
  readonly #order: SortedRows;
  #values: Float64Array;
  #sets: Bits[] | null = null;
  #step = 1;
  #range: Bits = new Uint32Array(0);

  constructor(order: SortedRows, values: Float64Array) {
    this.#order = order;
    this.#values = values;
  }

  /** After rows have changed; `values` may have grown into another array. */
  changed(values: Float64Array): void {
    this.#values = values;
    this.#sets = null;
  }

  /** The smallest and the largest number inclusive; the answer is valid until the next call. */
  between(least: number, most: number, capacity: number): Bits {
    const { rows } = this.#order;
    if (this.#range.length !== emptyLength(capacity)) this.#range = emptyBits(capacity);
    const found = this.#range;
    const from = this.#first((value) => value >= least);
    const to = Math.max(
      from,
      this.#first((value) => value > most),
    );

    const sets = this.#setsOf(capacity);
    const above = Math.ceil(from / this.#step);
    const below = Math.floor(to / this.#step);
    if (above > below) {
      found.fill(0);
      for (let at = from; at < to; at++) addBit(found, rows[at] as number);
      return found;
    }

    const [low, high] = [sets[above] as Bits, sets[below] as Bits];
    for (let word = 0; word < found.length; word++)
      found[word] = (high[word] as number) & ~(low[word] as number);
    for (let at = from; at < above * this.#step; at++) addBit(found, rows[at] as number);
    for (let at = below * this.#step; at < to; at++) addBit(found, rows[at] as number);

    return found;
  }

  /** The first place of the order whose number passes. */
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

  /** The n-th set holds the rows before place n times the step. */
  #setsOf(capacity: number): Bits[] {
    if (this.#sets) return this.#sets;

    const { rows } = this.#order;
    this.#step = Math.max(1, Math.ceil(rows.length / STEPS));
    const growing = emptyBits(capacity);
    const sets = [growing.slice()];
    for (let at = 0; at < rows.length; at++) {
      addBit(growing, rows[at] as number);
      if ((at + 1) % this.#step === 0) sets.push(growing.slice());
    }
    this.#sets = sets;
    return sets;
  }
}

const emptyLength = (capacity: number) => (capacity + 31) >>> 5;
