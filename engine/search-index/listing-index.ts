import type { Bounds } from '#domain/search/bounds.ts';
import type { IndexRow } from '../store/listings/index-rows.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import type { MapPoint } from '../store/listings/listing-map.ts';
import {
  addBit,
  type Bits,
  dropBit,
  dropRows,
  dropUnless,
  emptyBits,
  hasBit,
  intersect,
  missingRow,
} from './bitset.ts';
import { BLOCK_ROWS, Blocks } from './blocks.ts';
import { Columns } from './columns.ts';
import { ConditionSets } from './condition-sets.ts';
import type { Condition } from './conditions.ts';
import { NONE, Placement } from './placement.ts';
import { planSearch } from './plan.ts';
import { RangeIndex } from './range-index.ts';
import { SortedRows } from './sorted-rows.ts';

const LEAST_CAPACITY = 1024;
const MOST_POINTS = 100_000;
/** Rows moved between two pauses. */
const MOVED_ROWS = 10_000;
/** Listings copied between two pauses. */
const COPIED_ROWS = 1000;
/** Share of misplaced rows above which boxes get noticeably slower, and a minimum. */
const ROWS_PER_MISPLACED = 16;
const MIN_MISPLACED = 4 * BLOCK_ROWS;

/** The searchable listings of one source in memory: columns, sort orders and sets of rows. */
export class ListingIndex {
  readonly columns = new Columns();
  readonly sets = new ConditionSets();
  /** Cached map points by row. */
  readonly points: (MapPoint | undefined)[] = [];
  #keptPoints = 0;
  /** All rows, the newest listing first. */
  readonly newest: SortedRows;
  /** All rows, prices of a square foot after those of a home or a month, those without a price last. */
  readonly cheapest: SortedRows;
  readonly mostExpensive: SortedRows;
  /** Rows with a price, sorted by it. */
  readonly #priced: SortedRows;
  readonly #prices: RangeIndex;
  readonly #placement = new Placement();
  readonly #blocks = new Blocks();
  readonly #rowOf = new Map<string, number>();
  /** Rows from here on have never been used. */
  #end = 0;
  #strays = 0;
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
    const perSqft = (row: number) => Number(columns.isPerSqft(row));
    this.cheapest = new SortedRows((one, other) => {
      const isEitherUnknown = !this.#hasPrice(one) || !this.#hasPrice(other);
      return (isEitherUnknown ? 0 : perSqft(one) - perSqft(other)) || price(one, other, 1);
    });
    this.mostExpensive = new SortedRows((one, other) => price(one, other, -1));
    this.#priced = new SortedRows(
      (one, other) => (columns.price[one] as number) - (columns.price[other] as number) || ids(one, other),
    );
    this.#prices = new RangeIndex(this.#priced, columns.price);
  }

  get size(): number {
    return this.#rowOf.size;
  }

  /** Listings added or moved without a free slot near their neighbours. */
  get strays(): number {
    return this.#strays;
  }

  /** Whether reordering the rows would speed up boxes. */
  get isScattered(): boolean {
    return this.#strays > Math.max(MIN_MISPLACED, this.size / ROWS_PER_MISPLACED);
  }

  get live(): Bits {
    return this.#live;
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id);
  }

  /** Rows of the first load; `order` makes them searchable. */
  add(listings: readonly IndexRow[]): void {
    for (const listing of listings) this.#place(listing);
  }

  /** Places near rows together and sorts all orders. */
  async order(pause: () => Promise<void>): Promise<void> {
    await this.#arrange(pause);
    const rows = Uint32Array.from(this.#rowOf.values());
    for (const order of [this.newest, this.cheapest, this.mostExpensive]) await order.build(rows, pause);
    await this.#priced.build(
      rows.filter((row) => this.#hasPrice(row)),
      pause,
    );
    this.#prices.reset(this.columns.price);
  }

  /** A reordered copy of the index. Changes made after the call may be missing. */
  async ordered(pause: () => Promise<void>): Promise<ListingIndex> {
    const copy = new ListingIndex();
    let listings: IndexRow[] = [];
    for (const row of this.#rowOf.values()) {
      listings.push(this.columns.get(row));
      if (listings.length < COPIED_ROWS) continue;
      copy.add(listings);
      listings = [];
      await pause();
    }
    copy.add(listings);
    await copy.order(pause);
    return copy;
  }

  /** Applies re-read listings: those returned are updated, the others removed. */
  change(ids: readonly string[], listings: readonly IndexRow[]): void {
    const found = new Map(listings.map((listing) => [listing.id, listing]));
    const known = [...new Set(ids.flatMap((id) => this.#rowOf.get(id) ?? []))];
    const orders = [this.newest, this.cheapest, this.mostExpensive].map((order) => ({
      order,
      places: order.placesOf(known),
    }));
    const priced = this.#priced.placesOf(known.filter((row) => this.#hasPrice(row)));
    const rows = new Set<number>();
    for (const id of ids) {
      const listing = found.get(id);
      const row = listing ? this.#place(listing) : this.#remove(id);
      if (row !== undefined) rows.add(row);
    }
    if (rows.size === 0) return;

    const present = [...rows].filter((row) => hasBit(this.#live, row));
    for (const { order, places } of orders) order.update(places, present);
    this.#priced.update(
      priced,
      present.filter((row) => this.#hasPrice(row)),
    );
    this.sets.changed([...rows], this.#live);
    this.#prices.changed(this.columns.price, rows, (row) => hasBit(this.#live, row) && this.#hasPrice(row));
  }

  cachePoint(row: number, point: MapPoint): void {
    if (++this.#keptPoints > MOST_POINTS) {
      this.points.length = 0;
      this.#keptPoints = 1;
    }
    this.points[row] = point;
  }

  /** The conditions of a search; null when only the database can evaluate it. */
  plan(search: ListingSearch): Condition[] | null {
    return planSearch(search, this.columns);
  }

  /** The rows that meet all conditions, in a new set. */
  match(conditions: readonly Condition[]): Bits {
    const found = emptyBits(this.columns.capacity);
    this.#find(found, conditions);

    return found;
  }

  /**
   * Like `match` with the count, in a set that is reused by the next call: allocating one per search costs
   * more than the search.
   */
  matchOnce(conditions: readonly Condition[]): { found: Bits; total: number } {
    if (this.#found.length !== this.#live.length) this.#found = emptyBits(this.columns.capacity);
    const total = this.#find(this.#found, conditions);

    return { found: this.#found, total };
  }

  /** Writes the rows that meet all conditions and returns their number. */
  #find(found: Bits, conditions: readonly Condition[]): number {
    const included: Bits[] = [];
    const excluded: Bits[] = [];
    const others: Uint32Array[] = [];
    let box: Bounds | null = null;
    for (const condition of conditions) {
      if (condition.kind === 'box') box = box ? common(box, condition.box) : condition.box;
      else if (condition.kind === 'price') {
        const range = this.#prices.between(condition.least, condition.most, this.columns.capacity);
        included.push(range.included);
        if (range.excluded) excluded.push(range.excluded);
        others.push(...range.others);
      } else if (condition.kind !== 'check') included.push(this.#rows(condition));
    }
    // Conditions match live rows only; without any, all live rows match.
    if (included.length === 0) included.push(this.#live);

    const words = { from: 0, to: (this.#end + 31) >>> 5 };
    let total = box
      ? this.#findInBox(found, box, included, excluded)
      : intersect(found, [words], included, excluded);
    for (const rows of others) total -= dropRows(found, rows);
    for (const condition of conditions)
      if (condition.kind === 'check') total -= dropUnless(found, words, condition.test);

    return total;
  }

  /** Like `intersect` for the rows in a box; blocks outside are not read. */
  #findInBox(found: Bits, box: Bounds, included: readonly Bits[], excluded: readonly Bits[]): number {
    const { spans, cut } = this.#blocks.spansOf(box, this.#end);
    found.fill(0);
    const total = intersect(found, spans, included, excluded);

    return total - this.#blocks.dropOutside(found, cut, box, this.columns);
  }

  /** The cached rows that meet one condition; must not be mutated. */
  rowsOf(key: string, test: () => (row: number) => boolean): Bits {
    return this.sets.rows(key, test, { live: this.#live, capacity: this.columns.capacity });
  }

  #rows(condition: Exclude<Condition, { kind: 'check' | 'price' | 'box' }>): Bits {
    if (condition.kind === 'set') return this.rowsOf(condition.key, condition.test);

    const rows = emptyBits(this.columns.capacity);
    for (const id of condition.ids) {
      const row = this.#rowOf.get(id);
      if (row !== undefined) addBit(rows, row);
    }
    return rows;
  }

  #place(listing: IndexRow): number {
    const known = this.#rowOf.get(listing.id);
    const [lat, lon] = [listing.lat ?? Number.NaN, listing.lon ?? Number.NaN];
    const hasMoved =
      known === undefined ||
      !Object.is(this.columns.lat[known], lat) ||
      !Object.is(this.columns.lon[known], lon);
    const block = hasMoved ? this.#placement.blockOf(lat, lon) : 0;
    const row = known ?? this.#freeRow(block);
    if (hasMoved && Math.floor(row / BLOCK_ROWS) !== block) this.#strays++;
    this.#rowOf.set(listing.id, row);
    this.columns.set(row, listing);
    this.#blocks.add(row, lat, lon);
    this.points[row] = undefined;
    addBit(this.#live, row);
    return row;
  }

  /** A free row of the block, or the nearest one. */
  #freeRow(block: number): number {
    if (this.#rowOf.size < this.#end) return missingRow(this.#live, block * BLOCK_ROWS, this.#end);
    if (this.#end >= this.columns.capacity) this.#grow();
    return this.#end++;
  }

  #remove(id: string): number | undefined {
    const row = this.#rowOf.get(id);
    if (row === undefined) return undefined;

    this.#rowOf.delete(id);
    dropBit(this.#live, row);
    return row;
  }

  #hasPrice(row: number): boolean {
    return !Number.isNaN(this.columns.price[row]);
  }

  #grow(): void {
    const capacity = Math.max(LEAST_CAPACITY, wholeBlocks(this.columns.capacity * 1.5));
    this.columns.grow(capacity);
    this.#blocks.grow(capacity);
    const live = emptyBits(capacity);
    live.set(this.#live);
    this.#live = live;
    this.sets.clear();
  }

  /** Moves near rows together. */
  async #arrange(pause: () => Promise<void>): Promise<void> {
    const { lat, lon } = this.columns;
    const places = await this.#placement.place(lat, lon, this.#end, pause);
    const capacity = Math.max(LEAST_CAPACITY, places.length);
    await this.columns.arrange(places, capacity, pause);
    this.#live = emptyBits(capacity);
    this.#end = places.length;
    this.#strays = 0;
    this.#blocks.grow(capacity);
    this.#blocks.clear();
    for (let place = 0; place < places.length; place++) {
      if (place % MOVED_ROWS === 0) await pause();
      if (places[place] === NONE) continue;

      this.#rowOf.set(this.columns.ids[place] as string, place);
      this.#blocks.add(place, this.columns.lat[place] as number, this.columns.lon[place] as number);
      addBit(this.#live, place);
    }
    this.sets.clear();
    this.points.length = 0;
  }
}

const wholeBlocks = (rows: number) => Math.ceil(rows / BLOCK_ROWS) * BLOCK_ROWS;

function common(one: Bounds, other: Bounds): Bounds {
  return {
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    west: Math.max(one.west, other.west),
  };
}
