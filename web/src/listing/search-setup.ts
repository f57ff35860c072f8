import type { Filters } from '#domain/search/filters.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH, type Geo, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import type { Space } from '#domain/site/website.ts';

/** The search behind a feed, as it is kept in a page; a member that is missing does not narrow. */
export type SearchSetup = {
  filters?: Filters;
  /** Null is the place of the site. */
  geo?: Geo | null;
  /** A sort's key, for example `list_date_des`. */
  sort?: string;
  /** Exactly these listings. */
  ids?: string[];
};

export const FEED_MAX = 24;

export type FeedVariables = { search: SearchInput; sort: Sort; size: number };

/** The whole search that a feed is the beginning of. */
export function setupSearch({ filters, geo, sort, ids }: SearchSetup): SearchState {
  return {
    ...EMPTY_SEARCH,
    filters: filters ?? {},
    geo: geo ?? null,
    sort: sortFromKey(sort ?? ''),
    ...(ids?.length ? { ids } : {}),
  };
}

/** What a feed asks for: its search, and as many homes as it shows. */
export function setupVariables(setup: SearchSetup, limit: number, space: Space): FeedVariables {
  const { search, sort } = toSearchInput(setupSearch(setup), {
    defaultPlaceId: String(space.defaultPlaceId),
    isLenient: true,
  });

  return { search, sort, size: feedSize(limit) };
}

/** 1 to 24, whatever was typed. */
export function feedSize(limit: number): number {
  return Math.min(Math.max(1, Math.floor(limit) || 1), FEED_MAX);
}
