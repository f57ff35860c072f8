import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asResult } from '../../results.ts';

export const removeAgent: NonNullable<MutationResolvers['removeAgent']> = (_, { id, revision }, context) => {
  requireAgent(context);

  return asResult(async () => {
    await context.dataSources.agents.remove({ id, revision });

    return { __typename: 'RemoveAgentSuccess', id };
  });
};
