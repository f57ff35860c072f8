import { DEFAULT_POINTS, MAX_POINTS, toRestQuery } from '#domain/search/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { atLeast } from '../../arguments/numbers.ts';
import { readSearch } from '../../arguments/search.ts';

export const points: NonNullable<QueryResolvers['points']> = (_, { search, limit }, context) =>
  context.dataSources.listings.points(
    toRestQuery(
      {
        search: readSearch(search, context.rules),
        limit: Math.min(atLeast(limit ?? DEFAULT_POINTS, 'limit', 0), MAX_POINTS, context.rules.maxResults),
      },
      { currentYear: context.now.getFullYear() },
    ),
  );
