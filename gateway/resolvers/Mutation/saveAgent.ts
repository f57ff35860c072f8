import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asUserResult } from '../../results.ts';
import { cleanAgent } from '../../sanitise/clean-agent.ts';

export const saveAgent: NonNullable<MutationResolvers['saveAgent']> = (_, { id, agent }, context) => {
  requireAgent(context);

  return asUserResult(async () => {
    const { doc } = await context.dataSources.agents.save(cleanAgent(agent), id);

    return { __typename: 'SaveAgentSuccess', id, doc };
  });
};
