import type { Sort } from '#domain/search/sorts.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import type { LatLon } from '../store/places/place-points.ts';
import { type Bits, eachBit, hasBit } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import { isMeasured, measuredRows, nearestRows, soonestRows } from './nearest-rows.ts';

/** Cost of one comparison, in rows of an order visited. */
const COMPARING = 12;

type Page = {
  sort: Sort;
  centre: LatLon | null;
  from: number;
  size: number;
  /** When it is searched: what the order of open houses depends on. */
  at?: Pick<ListingSearch, 'now' | 'timeZone'>;
};

/** A page of the found rows, in the database's order (store/listings/listing-order.ts). */
export function pageOf(index: ListingIndex, found: Bits, total: number, page: Page): number[] {
  const { sort, centre, from, size, at } = page;
  if (size === 0 || from >= total) return [];
  if (sort === 'OPEN_HOUSE' && at) return soonestRows(index.columns, found, at, { from, size });
  if (sort === 'GEO_CENTRE' && centre) return nearestRows(index.columns, found, centre, { from, size });
  if (isMeasured(sort)) return measuredRows(index.columns, found, sort, { from, size });

  const order =
    sort === 'PRICE_ASC' ? index.cheapest : sort === 'PRICE_DES' ? index.mostExpensive : index.newest;
  const rows = isRare(total, from + size, index.size) ? rowsOf(found, total).sort(order.compare) : order.rows;
  return walk(rows, found, { from, size, backwards: sort === 'LIST_DATE_ASC' });
}

/** Few rows are sorted directly; many are found by walking the order of all. */
function isRare(total: number, needed: number, size: number): boolean {
  const walked = Math.min(size, (needed * size) / Math.max(1, total));

  return total * Math.log2(total + 1) * COMPARING < walked;
}

function rowsOf(found: Bits, total: number): Uint32Array {
  const rows = new Uint32Array(total);
  let at = 0;
  eachBit(found, (row) => {
    rows[at++] = row;
  });
  return rows;
}

function walk(
  rows: Uint32Array,
  found: Bits,
  { from, size, backwards }: { from: number; size: number; backwards: boolean },
): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (let step = 0; step < rows.length && page.length < size; step++) {
    const row = rows[backwards ? rows.length - 1 - step : step] as number;
    if (!hasBit(found, row)) continue;
    if (skipped < from) skipped++;
    else page.push(row);
  }
  return page;
}
