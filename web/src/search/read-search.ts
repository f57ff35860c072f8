import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** The search an address stands for; on a page of another address it is the search without criteria in the path. */
export function readSearch(address: string): SearchState {
  const { pathname, searchParams } = new URL(address, 'http://site');

  return parseSearchUrl(isSearchPath(pathname) ? pathname : SEARCH_ROOT, searchParams);
}

export function isSearchPath(pathname: string): boolean {
  return pathname === SEARCH_ROOT || pathname.startsWith(`${SEARCH_ROOT}/`);
}
