import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { Sort } from '#domain/search/sorts.ts';
import type { Space } from '#domain/site/website.ts';
import { readSearch } from './read-search.ts';

/** A search that the agent has prepared: /search/p/{slug} does what the address of another search says. */
export type PreparedSearch = { slug: string; name: string; url: string };

export type SearchRequest = {
  search: SearchInput;
  sort: Sort;
  page: number;
  placeId: string;
  hasPlace: boolean;
};

/** What the search screen asks for at an address. */
export function searchRequest(url: string, space: Space, prepared: readonly PreparedSearch[]): SearchRequest {
  const state = resolvePrepared(readSearch(url), prepared);
  const { search, sort, page } = toSearchInput(state, { defaultPlaceId: String(space.defaultPlaceId) });
  const placeId = placeOf(state, space);

  return { search, sort, page, placeId: placeId ?? '', hasPlace: placeId !== null };
}

/** The criteria a prepared search stands for, with the visitor's own sort and page. */
export function resolvePrepared(state: SearchState, prepared: readonly PreparedSearch[]): SearchState {
  const found = prepared.find(({ slug }) => slug === state.preconfigured);
  if (!found) return state;
  const { filters, geo, sort } = readSearch(found.url);
  const hasOwnSort = state.sort !== readSearch('/search').sort;

  return { ...state, filters, geo, sort: hasOwnSort ? state.sort : sort };
}

/** The place that is searched: that of the address, else the site's own. Null for areas that are no place. */
export function placeOf({ geo }: SearchState, space: Space): string | null {
  if (geo === null) return String(space.defaultPlaceId);
  return geo.kind === 'place' ? geo.id : null;
}
