import type { QueryResolvers } from '../../__generated__/types.ts';

export const post: NonNullable<QueryResolvers['post']> = (_, { slug }, { dataSources }) =>
  dataSources.blog.post(slug);
