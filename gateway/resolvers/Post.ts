import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { SEARCH_ROOT } from '#domain/search/search-path.ts';
import type { PostResolvers } from '../__generated__/types.ts';
import { readLimit } from '../arguments/paging.ts';
import { readSearch } from '../arguments/search.ts';
import { selectAdditional } from '../arguments/select-additional.ts';

const HOMES_MAX = 12;

export const Post: PostResolvers = {
  author: async ({ authorId, authorName }, _args, { dataSources }) => {
    const team = await dataSources.agents.roster();

    return (
      team.find(({ id }) => id === authorId) ??
      team.find(({ displayName }) => displayName === authorName) ??
      null
    );
  },
  homesPath: ({ homesPath }) => homesPath ?? SEARCH_ROOT,
  homes: async ({ homesPath }, { limit }, { dataSources, space, rules, now }, info) => {
    const size = readLimit(limit, { fallback: 3, min: 1, max: HOMES_MAX });
    const { pathname, searchParams } = new URL(homesPath ?? SEARCH_ROOT, 'http://site.invalid');
    const { search, sort } = toSearchInput(parseSearchUrl(pathname, searchParams), {
      defaultPlaceId: String(space.defaultPlaceId),
      isLenient: true,
    });
    const query = toRestQuery(
      { search: readSearch(search, rules), sort, size, select: selectAdditional(info), count: false },
      { currentYear: now.getFullYear() },
    );

    return (await dataSources.listings.search(query)).hits;
  },
};
