import type { QueryResolvers } from '../../__generated__/types.ts';

export const sold: NonNullable<QueryResolvers['sold']> = (_, { id }, { dataSources }) =>
  dataSources.solds.getById(id);
