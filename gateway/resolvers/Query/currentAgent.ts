import type { QueryResolvers } from '../../__generated__/types.ts';
import { currentAgent as currentRow } from '../../datasources/agents/current-agent.ts';

export const currentAgent: NonNullable<QueryResolvers['currentAgent']> = async (
  _,
  _args,
  { dataSources, identity },
) => {
  const roster = await dataSources.agents.roster();
  const row = currentRow((await dataSources.agents.team()) ?? roster, identity);

  return roster.find(({ id }) => id === row?.id) ?? null;
};
