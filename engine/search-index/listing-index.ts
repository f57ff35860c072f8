import type { IndexRow } from '../store/index-rows.ts';
import type { ListingSearch } from '../store/listing-conditions.ts';
import type { MapPoint } from '../store/listing-map.ts';
import { addBit, type Bits, dropBit, dropRows, emptyBits, hasBit, keepAll } from './bitset.ts';
import { Columns } from './columns.ts';
import { ConditionSets } from './condition-sets.ts';
import { type Condition, planSearch, type RangeColumn } from './plan.ts';
import { RangeIndex } from './range-index.ts';
import { SortedRows } from './sorted-rows.ts';

const LEAST_CAPACITY = 1024;
const MOST_POINTS = 100_000;

/** A row that is not there in a number column stands in no order of it. */
const NUMBER_ORDERS = ['price', 'lat', 'lon'] as const;

/** The listings of one source that a search can find, in memory: columns, orders of them and sets of rows. */
export class ListingIndex {
  readonly columns = new Columns();
  readonly sets = new ConditionSets();
  /** Points of rows that a map has shown. */
  readonly points: (MapPoint | undefined)[] = [];
  #keptPoints = 0;
  /** Every row, the newest listing first. */
  readonly newest: SortedRows;
  /** Every row, those without a price last. */
  readonly cheapest: SortedRows;
  readonly dearest: SortedRows;
  readonly #numbers: Record<RangeColumn, SortedRows>;
  readonly #ranges: Record<RangeColumn, RangeIndex>;
  readonly #rowOf = new Map<string, number>();
  readonly #free: number[] = [];
  #live: Bits = emptyBits(0);
  #found: Bits = emptyBits(0);

  constructor() {
    const { columns } = this;
    const ids = (one: number, other: number) =>
      (columns.ids[one] as string) < (columns.ids[other] as string) ? -1 : one === other ? 0 : 1;
    const price = (one: number, other: number, sign: 1 | -1) => {
      const [left, right] = [columns.price[one] as number, columns.price[other] as number];
      if (left === right) return ids(one, other);
      if (Number.isNaN(left) || Number.isNaN(right))
        return Number.isNaN(left) && Number.isNaN(right) ? ids(one, other) : Number.isNaN(left) ? 1 : -1;
      return (left - right) * sign;
    };
    this.newest = new SortedRows(
      (one, other) =>
        (columns.listedAt[other] as number) - (columns.listedAt[one] as number) || ids(one, other),
    );
    this.cheapest = new SortedRows((one, other) => price(one, other, 1));
    this.dearest = new SortedRows((one, other) => price(one, other, -1));
    const byNumber = (name: RangeColumn) =>
      new SortedRows((one, other) => (columns[name][one] as number) - (columns[name][other] as number));
    this.#numbers = { price: byNumber('price'), lat: byNumber('lat'), lon: byNumber('lon') };
    const rangeOf = (name: RangeColumn) => new RangeIndex(this.#numbers[name], columns[name]);
    this.#ranges = { price: rangeOf('price'), lat: rangeOf('lat'), lon: rangeOf('lon') };
  }

  get size(): number {
    return this.#rowOf.size;
  }

  get live(): Bits {
    return this.#live;
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id);
  }

  /** Rows of the first load, before `order` makes them searchable. */
  add(listings: readonly IndexRow[]): void {
    for (const listing of listings) this.#place(listing);
  }

  /** Makes the orders of all rows that were added. */
  async order(pause: () => Promise<void>): Promise<void> {
    const rows = Uint32Array.from(this.#rowOf.values());
    for (const order of [this.newest, this.cheapest, this.dearest]) await order.build(rows, pause);
    for (const name of NUMBER_ORDERS)
      await this.#numbers[name].build(
        rows.filter((row) => !Number.isNaN(this.columns[name][row])),
        pause,
      );
    this.#rangesChanged();
  }

  /** Listings that were asked for anew: those that came back are as given, the others are gone. */
  change(ids: readonly string[], listings: readonly IndexRow[]): void {
    const found = new Map(listings.map((listing) => [listing.id, listing]));
    const rows = new Set<number>();
    for (const id of ids) {
      const listing = found.get(id);
      const row = listing ? this.#place(listing) : this.#remove(id);
      if (row !== undefined) rows.add(row);
    }
    if (rows.size === 0) return;

    const changed = emptyBits(this.columns.capacity);
    for (const row of rows) addBit(changed, row);
    const present = [...rows].filter((row) => hasBit(this.#live, row));
    for (const order of [this.newest, this.cheapest, this.dearest]) order.update(changed, present);
    for (const name of NUMBER_ORDERS)
      this.#numbers[name].update(
        changed,
        present.filter((row) => !Number.isNaN(this.columns[name][row])),
      );
    this.sets.changed([...rows], this.#live);
    this.#rangesChanged();
  }

  keepPoint(row: number, point: MapPoint): void {
    if (++this.#keptPoints > MOST_POINTS) {
      this.points.length = 0;
      this.#keptPoints = 1;
    }
    this.points[row] = point;
  }

  /** The conditions of a search, or null when only the database can answer it. */
  plan(search: ListingSearch): Condition[] | null {
    return planSearch(search, this.columns);
  }

  /** The rows that meet all conditions, in a set of the caller's own. */
  match(conditions: readonly Condition[]): Bits {
    const found = emptyBits(this.columns.capacity);
    this.#find(found, conditions);

    return found;
  }

  /**
   * As `match` with the number of rows, in a set that is valid until the next call: a large set of its own for each search costs
   * more than the search.
   */
  matchOnce(conditions: readonly Condition[]): { found: Bits; total: number } {
    if (this.#found.length !== this.#live.length) this.#found = emptyBits(this.columns.capacity);
    const total = this.#find(this.#found, conditions);

    return { found: this.#found, total };
  }

  /** Writes the rows that meet all conditions and returns how many they are. */
  #find(found: Bits, conditions: readonly Condition[]): number {
    const kept: Bits[] = [];
    const left: Bits[] = [];
    const others: Uint32Array[] = [];
    for (const condition of conditions) {
      if (condition.kind === 'range') {
        const { column, least, most } = condition;
        const range = this.#ranges[column].between(least, most, this.columns.capacity);
        kept.push(range.kept);
        if (range.left) left.push(range.left);
        others.push(...range.others);
      } else if (condition.kind !== 'check') kept.push(this.#rows(condition));
    }

    const words = (this.#rowOf.size + this.#free.length + 31) >>> 5;
    // What a condition has found is there; with none, all that is there is found.
    if (kept.length === 0) kept.push(this.#live);
    let total = keepAll(found, words, kept, left);
    for (const rows of others) total -= dropRows(found, rows);
    for (const condition of conditions)
      if (condition.kind === 'check') total -= dropUnchecked(found, condition.test);

    return total;
  }

  /** The rows that meet one condition that is kept; nobody may change the set. */
  rowsOf(key: string, test: () => (row: number) => boolean): Bits {
    return this.sets.rows(key, test, { live: this.#live, capacity: this.columns.capacity });
  }

  #rows(condition: Exclude<Condition, { kind: 'check' | 'range' }>): Bits {
    if (condition.kind === 'set') return this.rowsOf(condition.key, condition.test);

    const rows = emptyBits(this.columns.capacity);
    for (const id of condition.ids) {
      const row = this.#rowOf.get(id);
      if (row !== undefined) addBit(rows, row);
    }
    return rows;
  }

  #place(listing: IndexRow): number {
    const row = this.#rowOf.get(listing.id) ?? this.#free.pop() ?? this.#rowOf.size;
    if (row >= this.columns.capacity) this.#grow();
    this.#rowOf.set(listing.id, row);
    this.columns.set(row, listing);
    this.points[row] = undefined;
    addBit(this.#live, row);
    return row;
  }

  #remove(id: string): number | undefined {
    const row = this.#rowOf.get(id);
    if (row === undefined) return undefined;

    this.#rowOf.delete(id);
    this.#free.push(row);
    dropBit(this.#live, row);
    return row;
  }

  #grow(): void {
    const capacity = Math.max(LEAST_CAPACITY, (Math.ceil(this.columns.capacity * 1.5) + 31) & ~31);
    this.columns.grow(capacity);
    const live = emptyBits(capacity);
    live.set(this.#live);
    this.#live = live;
    this.sets.clear();
  }

  #rangesChanged(): void {
    for (const name of NUMBER_ORDERS) this.#ranges[name].changed(this.columns[name]);
  }
}

/** Drops the rows that do not pass, and returns how many those are. */
function dropUnchecked(bits: Bits, test: (row: number) => boolean): number {
  let dropped = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (!test((word << 5) + 31 - Math.clz32(lowest))) {
        bits[word] = (bits[word] as number) & ~lowest;
        dropped++;
      }
      rest ^= lowest;
    }
  }
  return dropped;
}
