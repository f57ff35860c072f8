import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** Parses a URL into a search; other pages have the search without criteria. */
export function readSearch(href: string): SearchState {
  const { pathname, searchParams } = new URL(href, 'http://site');

  if (isSearchPath(pathname)) return parseSearchUrl(pathname, searchParams);
  // On other pages `q` has another meaning.
  const { text, ...state } = parseSearchUrl(SEARCH_ROOT, searchParams);
  return state;
}

export function isSearchPath(pathname: string): boolean {
  return pathname === SEARCH_ROOT || pathname.startsWith(`${SEARCH_ROOT}/`);
}
