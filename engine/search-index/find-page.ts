import type { Sort } from '#domain/search/sorts.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import type { LatLon } from '../store/places/place-points.ts';
import { pageOf } from './first-rows.ts';
import type { ListingIndex } from './listing-index.ts';

type Page = { sort: Sort; centre: LatLon | null; from: number; size: number };

/** The ids of one page of a search and the total; null for a search that only the database can evaluate. */
export function findPage(
  index: ListingIndex,
  search: ListingSearch,
  page: Page,
): { total: number; ids: string[] } | null {
  const conditions = index.plan(search);
  if (!conditions) return null;

  const { found, total } = index.matchOnce(conditions);
  return {
    total,
    ids: pageOf(index, found, total, { ...page, at: search }).map((row) => index.columns.ids[row] as string),
  };
}
