import { sortedPropertyTypes } from '#domain/search/property-types.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import type { Space } from '#domain/site/website.ts';
import { type LatestListingFeedState, LIMIT_MAX } from './parts.ts';

/** The complete search of the feed. */
export function feedSearch({ setup }: Pick<LatestListingFeedState, 'setup'>): SearchState {
  const propertyTypes = sortedPropertyTypes(setup.propertyTypes ?? []);

  return {
    ...EMPTY_SEARCH,
    filters: {
      ...(propertyTypes.length > 0 && { propertyTypes }),
      ...(setup.transactionType !== 'SALE' && { transactionType: setup.transactionType }),
    },
    sort: sortFromKey(setup.sort),
  };
}

export function feedVariables(
  state: LatestListingFeedState,
  space: Space,
): { search: SearchInput; sort: Sort; size: number } {
  const { search, sort } = toSearchInput(feedSearch(state), { defaultPlaceId: String(space.defaultPlaceId) });

  return { search, sort, size: Math.min(Math.max(1, Math.floor(state.limit) || 1), LIMIT_MAX) };
}
