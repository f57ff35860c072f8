import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const removeAgent: NonNullable<MutationResolvers['removeAgent']> = (_, { id, revision }, context) => {
  requireEditor(context, 'people');

  return asResult(async () => {
    await context.dataSources.agents.remove({ id, revision });

    return { __typename: 'RemoveAgentSuccess', id };
  });
};
