import type { QueryResolvers } from '../../__generated__/types.ts';

export const listing: NonNullable<QueryResolvers['listing']> = (_, { id }, { dataSources }) =>
  dataSources.listings.getByKey(id);
