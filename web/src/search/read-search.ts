import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** The search an address stands for; on a page of another address it is the search without criteria in the path. */
export function readSearch(address: string): SearchState {
  const { pathname, searchParams } = new URL(address, 'http://site');

  if (isSearchPath(pathname)) return parseSearchUrl(pathname, searchParams);
  // A text asks something else there.
  const { text, ...state } = parseSearchUrl(SEARCH_ROOT, searchParams);
  return state;
}

export function isSearchPath(pathname: string): boolean {
  return pathname === SEARCH_ROOT || pathname.startsWith(`${SEARCH_ROOT}/`);
}
