import { addBit, type Bits, dropBit, emptyBits } from './bitset.ts';
import type { SortedRows } from './sorted-rows.ts';

const STEPS = 256;
/** The sets are rebuilt once this share of the rows has changed, for they are of unequal size then. */
const CHANGED_SHARE = 0.25;

/** A range as the rows of `included` minus those of `excluded` plus `others`. */
export type RangeRows = { included: Bits; excluded: Bits | null; others: readonly Uint32Array[] };

/** In no set. */
const NOWHERE = 0xffff;

/** The rows whose number is below a value. */
type Below = { value: number; rows: Bits };

/**
 * Finds the rows whose number is in a range. Rows are sorted by number (those without one are left out); sets of the rows
 * below every 256th number make a range the difference of two sets, and a few rows to be taken out.
 */
export class RangeIndex {
  readonly #order: SortedRows;
  #values: Float64Array;
  #sets: Below[] | null = null;
  /** The first set that contains each row. */
  #firstSets = new Uint16Array(0);
  #changed = 0;

  constructor(order: SortedRows, values: Float64Array) {
    this.#order = order;
    this.#values = values;
  }

  /** Call after sorting all rows again; `values` may be a new array. */
  reset(values: Float64Array): void {
    this.#values = values;
    this.#sets = null;
  }

  /** Call after some rows have changed; `isIn` returns which of them have a number. */
  changed(values: Float64Array, rows: Iterable<number>, isIn: (row: number) => boolean): void {
    this.#values = values;
    if (!this.#sets) return;
    for (const row of rows) {
      this.#move(this.#sets, row, isIn(row) ? firstAbove(this.#sets, values[row] as number) : NOWHERE);
      this.#changed++;
    }
    if (this.#changed > this.#order.rows.length * CHANGED_SHARE) this.#sets = null;
  }

  /** Changes the sets between the first one that contained the row and the first that is to. */
  #move(sets: readonly Below[], row: number, first: number): void {
    const before = this.#firstSets[row] ?? NOWHERE;
    for (let at = first; at < Math.min(before, sets.length); at++) addBit((sets[at] as Below).rows, row);
    for (let at = before; at < Math.min(first, sets.length); at++) dropBit((sets[at] as Below).rows, row);
    this.#firstSets[row] = first;
  }

  /** The rows between two numbers, inclusive. */
  between(least: number, most: number, capacity: number): RangeRows {
    const { rows } = this.#order;
    const sets = this.#setsOf(capacity);
    const below = sets.findLast(({ value }) => value <= least);
    const above = sets.find(({ value }) => value > most) ?? (sets.at(-1) as Below);
    const from = this.#first((value) => value >= least);
    const to = Math.max(
      from,
      this.#first((value) => value > most),
    );
    const begin = below ? this.#first((value) => value >= below.value) : 0;
    const end = this.#first((value) => value >= above.value);

    return {
      included: above.rows,
      excluded: below ? below.rows : null,
      others: [rows.subarray(begin, from), rows.subarray(to, end)],
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

  /** In the order of their values; the last one contains all rows with a number. */
  #setsOf(capacity: number): Below[] {
    const words = (capacity + 31) >>> 5;
    if (this.#sets && this.#sets[0]?.rows.length === words) return this.#sets;

    const { rows } = this.#order;
    const step = Math.max(1, Math.ceil(rows.length / STEPS));
    const growing = emptyBits(capacity);
    const firstSets = new Uint16Array(words * 32).fill(NOWHERE);
    const sets: Below[] = [];
    for (let at = 0; at < rows.length; at++) {
      const value = this.#values[rows[at] as number] as number;
      const isEdge = at % step === 0 && at > 0;
      // Equal numbers are on one side of an edge.
      if (isEdge && value !== this.#values[rows[at - 1] as number])
        sets.push({ value, rows: growing.slice() });
      addBit(growing, rows[at] as number);
      firstSets[rows[at] as number] = sets.length;
    }
    sets.push({ value: Number.POSITIVE_INFINITY, rows: growing });
    this.#sets = sets;
    this.#firstSets = firstSets;
    this.#changed = 0;
    return sets;
  }
}

/** The first set that has the rows with a number; the last one has all rows with any. */
function firstAbove(sets: readonly Below[], number: number): number {
  let [low, high] = [0, sets.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sets[middle] as Below).value > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
