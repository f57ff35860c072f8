import { setPlaces } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { placeIdsOf, SEARCH_TEXT_MAX, type SearchState } from '#domain/search/search-state.ts';

/** Query parameter of a typed place that is searched together with the places of the URL. */
const ALSO = 'also';

/** URL of a search with another place by its name, which the server finds. */
export function addedPlacePath(state: SearchState, name: string): string {
  // A prepared search defines places of its own.
  const path = searchPath(setPlaces(state, placeIdsOf(state.geo)));

  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [ALSO]: name.trim() })}`;
}

export function addedPlaceOf(query: URLSearchParams): string {
  return (query.get(ALSO) ?? '').trim().slice(0, SEARCH_TEXT_MAX);
}
