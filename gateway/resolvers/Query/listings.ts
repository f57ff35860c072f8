import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

export const listings: NonNullable<QueryResolvers['listings']> = async (_, { ids }, { dataSources }) => {
  const found = await Promise.all(ids.slice(0, MAX_CALL_SIZE).map((id) => dataSources.listings.getByKey(id)));

  return found.filter((listing) => listing !== null);
};
