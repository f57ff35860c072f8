import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { atLeast } from '../../arguments/numbers.ts';
import { findAgents } from '../../datasources/agents/find-agents.ts';

export const agents: NonNullable<QueryResolvers['agents']> = async (_, args, { dataSources }) => {
  const page = atLeast(args.page ?? 1, 'page', 1);
  const perPage = Math.min(atLeast(args.perPage ?? 20, 'perPage', 1), 100);
  const found = findAgents(await dataSources.agents.roster(), args.search ?? '');

  return {
    total: found.length,
    page,
    pageCount: pageCount(found.length, perPage),
    agents: found.slice((page - 1) * perPage, page * perPage),
  };
};
