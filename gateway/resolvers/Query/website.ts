import type { QueryResolvers } from '../../__generated__/types.ts';

export const website: NonNullable<QueryResolvers['website']> = (_, _args, { dataSources }) =>
  dataSources.pages.getSite();
