import { type Bits, hasBit } from './bitset.ts';

export type Compare = (one: number, other: number) => number;

const RUN = 4096;

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
        merged.push(this.#merge(one, other));
        await pause();
      }
      runs = merged;
    }
    this.rows = runs[0] ?? new Uint32Array(0);
  }

  /** `changed` rows leave their old places, `present` ones of them come back at their new ones. */
  update(changed: Bits, present: readonly number[]): void {
    const kept = this.rows.filter((row) => !hasBit(changed, row));
    this.rows = this.#merge(kept, Uint32Array.from(present).sort(this.compare));
  }

  #merge(one: Uint32Array, other: Uint32Array): Uint32Array {
    const merged = new Uint32Array(one.length + other.length);
    let [left, right] = [0, 0];
    for (let at = 0; at < merged.length; at++) {
      const takeLeft =
        right >= other.length ||
        (left < one.length && this.compare(one[left] as number, other[right] as number) <= 0);
      merged[at] = (takeLeft ? one[left++] : other[right++]) as number;
    }
    return merged;
  }
}
