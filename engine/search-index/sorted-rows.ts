export type Compare = (one: number, other: number) => number;

const RUN = 4096;
/** Rows merged between two pauses. */
const MERGED = 16_384;
/** Room for later rows, in proportion to those there are. */
const SLACK = 1.125;

/** A sorted array of rows; changed rows are taken out, sorted and put in again. The comparison is a total order. */
export class SortedRows {
  /** Changes move them within the same memory: read again after each. */
  rows: Uint32Array = new Uint32Array(0);
  #room: Uint32Array = this.rows;
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
    this.#room = runs[0] ?? new Uint32Array(0);
    this.rows = this.#room;
  }

  /** The positions of rows that will change, found by their current values. */
  placesOf(some: Iterable<number>): Uint32Array {
    return Uint32Array.from(some, (row) => this.#placeAfter(row, this.rows.length) - 1).sort();
  }

  /** Removes the rows at `places` and inserts rows by their new values; the rows in between are moved in blocks. */
  update(places: Uint32Array, present: readonly number[]): void {
    let size = this.#takeOut(places);
    const sorted = Uint32Array.from(present).sort(this.compare);
    const targets = sorted.map((row) => this.#placeAfter(row, size));
    this.#makeRoom(size, size + sorted.length);
    for (let at = sorted.length - 1; at >= 0; at--) {
      const target = targets[at] as number;
      this.#room.copyWithin(target + at + 1, target, size);
      this.#room[target + at] = sorted[at] as number;
      size = target;
    }
  }

  #takeOut(places: Uint32Array): number {
    const { rows } = this;
    if (places.length === 0) return rows.length;
    let end = places[0] as number;
    for (let at = 0; at < places.length; at++) {
      const from = (places[at] as number) + 1;
      const to = places[at + 1] ?? rows.length;
      rows.copyWithin(end, from, to);
      end += to - from;
    }
    return end;
  }

  #makeRoom(kept: number, size: number): void {
    if (size > this.#room.length) {
      const room = new Uint32Array(Math.ceil(size * SLACK));
      room.set(this.rows.subarray(0, kept));
      this.#room = room;
    }
    this.rows = this.#room.subarray(0, size);
  }

  /** The number of the first `size` rows that come before a row or are it. */
  #placeAfter(row: number, size: number): number {
    const { rows } = this;
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(rows[middle] as number, row) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
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
