import { DEFAULT_POINTS, MAX_POINTS, toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { readSearch } from '../../arguments/search.ts';
import { tooManyRequests } from '../../errors.ts';

export const points: NonNullable<QueryResolvers['points']> = async (_, { search, limit }, context) => {
  const found = await context.dataSources.listings.points(
    toRestQuery(
      {
        search: readSearch(search, context.rules),
        limit: readLimit(limit, {
          fallback: DEFAULT_POINTS,
          min: 0,
          max: Math.min(MAX_POINTS, context.rules.maxResults),
        }),
      },
      { currentYear: context.now.getFullYear() },
    ),
  );
  // Boxes side by side would get past the most results of a source.
  const seconds = context.takePoints?.(found.points.length) ?? null;
  if (seconds !== null) throw tooManyRequests(seconds);

  return found;
};
