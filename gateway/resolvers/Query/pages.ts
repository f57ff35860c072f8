import type { QueryResolvers } from '../../__generated__/types.ts';

export const pages: NonNullable<QueryResolvers['pages']> = async (_, _args, { dataSources }) =>
  (await dataSources.pages.list()).map((page) => ({ ...page, title: page.title ?? '' }));
