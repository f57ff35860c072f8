import { type Filters, normalFilters } from '#domain/search/filters.ts';
import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { Geo, SearchState } from '#domain/search/search-state.ts';

/** A prepared search is stored as the address of the search it stands for; here it is read, changed and written again. */

/** What an address searches. Parts that cannot be read are left out, as they are for a visitor. */
export function searchOf(url: string): SearchState {
  const { pathname, searchParams } = URL.parse(url, 'http://localhost') ?? new URL('http://localhost/search');
  const { problems: _, ...search } = parseSearchUrl(pathname, searchParams);

  return search;
}

/** The address with other filters, another place or another order. */
export function withSearch(
  url: string,
  change: Partial<Pick<SearchState, 'geo' | 'sort'>> & { filters?: Filters },
): string {
  const search = { ...searchOf(url), ...change };

  return searchPath({ ...search, filters: normalFilters(search.filters) });
}

/** The path of an address that was pasted with its host, or as it is when it is none. */
export function pastedPath(text: string): string {
  const trimmed = text.trim();
  const url = /^https?:\/\//.test(trimmed) ? URL.parse(trimmed) : null;

  return url ? `${url.pathname}${url.search}` : trimmed;
}

/** Where a search looks, as one of the choices of a form. */
export type PlaceChoice = 'site' | 'all-areas' | 'place' | 'other';

export function placeChoice(geo: Geo | null): PlaceChoice {
  if (geo === null) return 'site';
  return geo.kind === 'all-areas' || geo.kind === 'place' ? geo.kind : 'other';
}

/** Small letters, digits and hyphens: what an address says of a name. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A prepared search to begin with, under a slug that no other has. */
export function newPrepared(others: readonly PreparedSearch[], name: string): PreparedSearch {
  const slug = slugOf(name);
  const taken = others.map((search) => search.slug);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(free)) return { slug: free, name, url: '/search' };
  }
}
