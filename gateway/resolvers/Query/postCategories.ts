import type { QueryResolvers } from '../../__generated__/types.ts';

export const postCategories: NonNullable<QueryResolvers['postCategories']> = (_, _args, { dataSources }) =>
  dataSources.blog.categories();
