import type { QueryResolvers } from '../../__generated__/types.ts';

export const roster: NonNullable<QueryResolvers['roster']> = (_, _args, { dataSources }) =>
  dataSources.agents.roster();
