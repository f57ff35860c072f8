import type { QueryResolvers } from '../../__generated__/types.ts';

export const place: NonNullable<QueryResolvers['place']> = (_, { id }, { dataSources }) =>
  dataSources.places.getById(id);
