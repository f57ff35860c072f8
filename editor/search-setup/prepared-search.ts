import { type Filters, normalFilters } from '#domain/search/filters.ts';
import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { Geo, SearchState } from '#domain/search/search-state.ts';

/** Parses the URL of a preconfigured search, ignoring invalid parts as for visitors. */
export function searchOf(url: string): SearchState {
  const { pathname, searchParams } = URL.parse(url, 'http://localhost') ?? new URL('http://localhost/search');
  const { problems: _, ...search } = parseSearchUrl(pathname, searchParams);

  return search;
}

/** The URL with changed filters, place or order. */
export function withSearch(
  url: string,
  change: Partial<Pick<SearchState, 'geo' | 'sort'>> & { filters?: Filters },
): string {
  const search = { ...searchOf(url), ...change };

  return searchPath({ ...search, filters: normalFilters(search.filters) });
}

/** The path of a pasted URL; other text is unchanged. */
export function pastedPath(text: string): string {
  const trimmed = text.trim();
  const url = /^https?:\/\//.test(trimmed) ? URL.parse(trimmed) : null;

  return url ? `${url.pathname}${url.search}` : trimmed;
}

/** Kinds of places as choices of the form. */
export type PlaceChoice = 'site' | 'all-areas' | 'place' | 'other';

export function placeChoice(geo: Geo | null): PlaceChoice {
  if (geo === null) return 'site';
  return geo.kind === 'all-areas' || geo.kind === 'place' ? geo.kind : 'other';
}

/** The slug of a name: lower-case letters, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A new preconfigured search with a unique slug. */
export function newPrepared(others: readonly PreparedSearch[], name: string): PreparedSearch {
  const slug = slugOf(name);
  const taken = others.map((search) => search.slug);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(free)) return { slug: free, name, url: '/search' };
  }
}
