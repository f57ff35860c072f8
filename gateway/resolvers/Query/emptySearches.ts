import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { DEFAULT_SORT } from '#domain/search/sorts.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readSearch } from '../../arguments/search.ts';

const MAX_PATHS = 24;
const EVERY_HOME: SearchState = {
  ...EMPTY_SEARCH,
  filters: { transactionType: 'ANY' },
  geo: { kind: 'all-areas' },
};

export const emptySearches: NonNullable<QueryResolvers['emptySearches']> = async (_, { paths }, context) => {
  const { dataSources, space, rules, now } = context;
  const count = async (state: SearchState): Promise<number> => {
    const { search } = toSearchInput(state, {
      defaultPlaceId: String(space.defaultPlaceId),
      isLenient: true,
    });
    const query = toRestQuery(
      { search: readSearch(search, rules), sort: DEFAULT_SORT, size: 0, count: true },
      { currentYear: now.getFullYear() },
    );

    return (await dataSources.listings.search(query)).total ?? 0;
  };
  const searches = [...new Set(paths)].slice(0, MAX_PATHS).flatMap((path) => {
    const state = searchOf(path);

    return state ? [{ path, state }] : [];
  });
  if (searches.length === 0 || (await count(EVERY_HOME)) === 0) return [];

  const counted = await Promise.all(
    searches.map(async ({ path, state }) => ({ path, total: await count(state) })),
  );
  return counted.filter(({ total }) => total === 0).map(({ path }) => path);
};

/** Null for other pages, and for searches that a name stands for. */
function searchOf(path: string): SearchState | null {
  if (!path.startsWith(SEARCH_ROOT)) return null;
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  if (pathname !== SEARCH_ROOT && !pathname.startsWith(`${SEARCH_ROOT}/`)) return null;
  const state = parseSearchUrl(pathname, searchParams);

  return state.preconfigured || state.savedSearch ? null : state;
}
