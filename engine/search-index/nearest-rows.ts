import type { LatLon } from '../store/places/place-points.ts';
import { type Bits, eachBit } from './bitset.ts';
import type { Columns } from './columns.ts';

/** The rows nearest to a point; those without a position last, ties by id. */
export function nearestRows(
  columns: Columns,
  found: Bits,
  centre: LatLon,
  { from, size }: { from: number; size: number },
): number[] {
  const heap = new WorstFirst(from + size, columns.ids);
  const shortening = Math.cos((centre.lat * Math.PI) / 180);
  eachBit(found, (row) => {
    const north = (columns.lat[row] as number) - centre.lat;
    const east = ((columns.lon[row] as number) - centre.lon) * shortening;
    const distance = north * north + east * east;
    heap.offer(row, Number.isNaN(distance) ? Infinity : distance);
  });

  return heap.sorted().slice(from);
}

/** The best of all offered rows: a max-heap with the worst one on top. */
class WorstFirst {
  readonly #most: number;
  readonly #ids: readonly string[];
  readonly #heap: { row: number; distance: number }[] = [];

  constructor(most: number, ids: readonly string[]) {
    this.#most = most;
    this.#ids = ids;
  }

  offer(row: number, distance: number): void {
    const heap = this.#heap;
    const entry = { row, distance };
    if (heap.length < this.#most) {
      heap.push(entry);
      this.#rise(heap.length - 1);
    } else if (heap[0] && this.#isAfter(heap[0], entry)) {
      heap[0] = entry;
      this.#sink();
    }
  }

  sorted(): number[] {
    return this.#heap.sort((one, other) => (this.#isAfter(one, other) ? 1 : -1)).map(({ row }) => row);
  }

  #isAfter(one: { row: number; distance: number }, other: { row: number; distance: number }): boolean {
    if (one.distance !== other.distance) return one.distance > other.distance;

    return (this.#ids[one.row] as string) > (this.#ids[other.row] as string);
  }

  #rise(start: number): void {
    let at = start;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#swapIfAfter(at, above)) return;
      at = above;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const heap = this.#heap;
      if (left >= heap.length) return;

      const one = heap[left];
      const other = heap[right];
      const worse = one && other && this.#isAfter(other, one) ? right : left;
      if (!this.#swapIfAfter(worse, at)) return;
      at = worse;
    }
  }

  /** Swaps the two entries when the lower one is worse. */
  #swapIfAfter(below: number, above: number): boolean {
    const heap = this.#heap;
    const [low, high] = [heap[below], heap[above]];
    if (!low || !high || !this.#isAfter(low, high)) return false;

    heap[below] = high;
    heap[above] = low;
    return true;
  }
}
