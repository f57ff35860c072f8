import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { findAgents } from '../../datasources/agents/find-agents.ts';

export const agents: NonNullable<QueryResolvers['agents']> = async (_, args, { dataSources }) => {
  const { page, size, from } = readPaging(args, { defaultSize: 20 });
  const found = findAgents(await dataSources.agents.roster(), args.search ?? '');

  return {
    total: found.length,
    page,
    pageCount: pageCount(found.length, size),
    agents: found.slice(from, from + size),
  };
};
