import type { Filters } from '#domain/search/filters.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH, type Geo, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import type { Space } from '#domain/site/website.ts';

/** The search of a feed as stored in a page; missing members do not filter. */
export type SearchSetup = {
  filters?: Filters;
  /** Null is the site's default place. */
  geo?: Geo | null;
  /** A sort key, for example `list_date_des`. */
  sort?: string;
  /** Only these listings. */
  ids?: string[];
};

export const FEED_MAX = 24;

export type FeedVariables = { search: SearchInput; sort: Sort; size: number };

/** The complete search of a feed, for its "more" link. */
export function setupSearch({ filters, geo, sort, ids }: SearchSetup): SearchState {
  return {
    ...EMPTY_SEARCH,
    filters: filters ?? {},
    geo: geo ?? null,
    sort: sortFromKey(sort ?? ''),
    ...(ids?.length ? { ids } : {}),
  };
}

/** Variables of a feed's query. */
export function setupVariables(setup: SearchSetup, limit: number, space: Space): FeedVariables {
  const { search, sort } = toSearchInput(setupSearch(setup), {
    defaultPlaceId: String(space.defaultPlaceId),
    isLenient: true,
  });

  return { search, sort, size: feedSize(limit) };
}

/** Clamped to 1 to 24. */
export function feedSize(limit: number): number {
  return Math.min(Math.max(1, Math.floor(limit) || 1), FEED_MAX);
}
