import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asUserResult } from '../../results.ts';

export const purgeTrashedPage: NonNullable<MutationResolvers['purgeTrashedPage']> = (_, { key }, context) => {
  requireAgent(context);

  return asUserResult(async () => {
    await context.dataSources.drafts.purgeTrashed(key);

    return { __typename: 'PurgePageSuccess', key };
  });
};
