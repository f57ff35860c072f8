import type { QueryResolvers } from '../../__generated__/types.ts';

export const agent: NonNullable<QueryResolvers['agent']> = (_, { id }, { dataSources }) =>
  dataSources.agents.getByKey(id);
