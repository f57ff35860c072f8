import { addBit, type Bits, emptyBits, hasBit } from './bitset.ts';
import type { SortedRows } from './sorted-rows.ts';

const STEPS = 128;

/**
 * Finds the rows whose number lies in a range. The rows stand in the order of their numbers (those without one are not
 * among them); sets of the rows below every 128th part make a range the difference of two sets and a few rows.
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

  /** After rows have changed; `values` may have grown into another array. */
  changed(values: Float64Array): void {
    this.#values = values;
    this.#sets = null;
  }

  /** Keeps of a set the rows from the smallest to the largest number inclusive. */
  keepBetween(bits: Bits, least: number, most: number, capacity: number): void {
    const { rows } = this.#order;
    const from = this.#first((value) => value >= least);
    const to = Math.max(
      from,
      this.#first((value) => value > most),
    );

    const sets = this.#setsOf(capacity);
    const above = Math.ceil(from / this.#step);
    const below = Math.floor(to / this.#step);
    if (above > below) {
      const kept = present(bits, rows, from, to);
      bits.fill(0);
      for (const row of kept) addBit(bits, row);
      return;
    }

    const [low, high] = [sets[above] as Bits, sets[below] as Bits];
    const edges = [
      ...present(bits, rows, from, above * this.#step),
      ...present(bits, rows, below * this.#step, to),
    ];
    for (let word = 0; word < bits.length; word++)
      bits[word] = (bits[word] as number) & (high[word] as number) & ~(low[word] as number);
    for (const row of edges) addBit(bits, row);
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

/** The rows of a part of the order that are in a set. */
function present(bits: Bits, rows: Uint32Array, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at++) if (hasBit(bits, rows[at] as number)) found.push(rows[at] as number);

  return found;
}
