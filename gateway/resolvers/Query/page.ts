import type { QueryResolvers } from '../../__generated__/types.ts';

export const page: NonNullable<QueryResolvers['page']> = (_, { slug }, { dataSources }) =>
  dataSources.pages.getBySlug(slug);
