import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const endSession: NonNullable<MutationResolvers['endSession']> = (_, { id }, context) => {
  requireEditor(context, 'read');

  return asUserResult(async () => {
    await context.dataSources.people.endOwnSession(id);

    return { __typename: 'EndSessionsSuccess', ended: 1 };
  });
};
