import type { QueryResolvers } from '../../__generated__/types.ts';

export const source: NonNullable<QueryResolvers['source']> = (_, _args, { dataSources }) =>
  dataSources.listings.info();
