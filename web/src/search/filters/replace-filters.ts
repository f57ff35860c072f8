import type { Filters } from '#domain/search/filters.ts';
import { changeFilters, clearFilters } from '#domain/search/search-changes.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** The search with only these filters. */
export function replaceFilters(state: SearchState, filters: Filters): SearchState {
  return changeFilters(clearFilters(state), filters);
}
