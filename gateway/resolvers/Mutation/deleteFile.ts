import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asUserResult } from '../../results.ts';

export const deleteFile: NonNullable<MutationResolvers['deleteFile']> = (_, { id }, context) => {
  requireAgent(context);

  return asUserResult(async () => {
    await context.dataSources.files.delete(id);

    return { __typename: 'DeleteFileSuccess', id };
  });
};
