import { toRestQuery } from '#domain/search/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { within } from '../../arguments/numbers.ts';
import { readSearch } from '../../arguments/search.ts';

const MAX_GEOHASH_LENGTH = 8;

export const clusters: NonNullable<QueryResolvers['clusters']> = (_, { search, precision }, context) =>
  context.dataSources.listings.clusters(
    within(precision, 'precision', 1, MAX_GEOHASH_LENGTH),
    toRestQuery({ search: readSearch(search, context.rules) }, { currentYear: context.now.getFullYear() }),
  );
