import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asUserResult } from '../../results.ts';

export const removeAgent: NonNullable<MutationResolvers['removeAgent']> = (_, { id }, context) => {
  requireAgent(context);

  return asUserResult(async () => {
    await context.dataSources.agents.remove(id);

    return { __typename: 'RemoveAgentSuccess', id };
  });
};
