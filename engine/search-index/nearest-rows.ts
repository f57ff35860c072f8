import { PER_SQFT_MAX } from '#domain/listing/listing-price.ts';
import type { Sort } from '#domain/search/sorts.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import { localMinute } from '../store/listings/local-minute.ts';
import type { LatLon } from '../store/places/place-points.ts';
import { type Bits, eachBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { openHouseEnd } from './open-house-end.ts';

type Moment = Pick<ListingSearch, 'now' | 'timeZone'>;
type Part = { from: number; size: number };

/** The rows nearest to a point; those without a position last, ties by id. */
export function nearestRows(columns: Columns, found: Bits, centre: LatLon, part: Part): number[] {
  const shortening = Math.cos((centre.lat * Math.PI) / 180);

  return leastRows(columns, found, part, (row) => {
    const north = (columns.lat[row] as number) - centre.lat;
    const east = ((columns.lon[row] as number) - centre.lon) * shortening;
    return north * north + east * east;
  });
}

/** What the least of comes first: the greatest of a fact, or the lowest price of a square foot. */
const MEASURES = {
  REDUCED_DES: ({ reducedAt }, row) => -(reducedAt[row] as number),
  BEDS_DES: ({ bedrooms }, row) => -(bedrooms[row] as number),
  SIZE_DES: ({ interiorSize }, row) => -(interiorSize[row] as number),
  LOT_DES: ({ lotSize }, row) => -(lotSize[row] as number),
  PRICE_PER_SQFT_ASC: ({ price, interiorSize }, row) => {
    const [amount, size] = [price[row] as number, interiorSize[row] as number];
    return size > 0 && amount > PER_SQFT_MAX ? amount / size : Number.NaN;
  },
} satisfies Partial<Record<Sort, (columns: Columns, row: number) => number>>;

type MeasuredSort = keyof typeof MEASURES;

export function isMeasured(sort: Sort): sort is MeasuredSort {
  return Object.hasOwn(MEASURES, sort);
}

/** The rows in the order of a fact; those without it last, ties by id. */
export function measuredRows(columns: Columns, found: Bits, sort: MeasuredSort, part: Part): number[] {
  return leastRows(columns, found, part, (row) => MEASURES[sort](columns, row));
}

/** The rows whose next open house begins first, from a local minute on; those without one last, ties by id. */
export function soonestRows(columns: Columns, found: Bits, search: Moment, part: Part): number[] {
  const minute = localMinute(search);
  const now = search.now.getTime();
  const begins = columns.lists.openHouses.values.map((houses) => nextBegin(houses, minute));

  return leastRows(columns, found, part, (row) =>
    (columns.openHouseUntil[row] as number) >= now
      ? (begins[columns.openHouses[row] as number] ?? Number.NaN)
      : Number.NaN,
  );
}

/** `2026-11-28T13:00/15:00` begins at 13:00; one in progress counts. */
function nextBegin(houses: readonly string[], minute: string): number {
  const next = houses.find((house) => house && openHouseEnd(house) >= minute);

  return next ? Date.parse(`${next.slice(0, next.indexOf('/'))}Z`) : Number.NaN;
}

/** The rows of the least measures; those that are not a number last, ties by id. */
function leastRows(
  columns: Columns,
  found: Bits,
  { from, size }: Part,
  measure: (row: number) => number,
): number[] {
  const heap = new WorstFirst(from + size, columns.ids);
  eachBit(found, (row) => {
    const distance = measure(row);
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
