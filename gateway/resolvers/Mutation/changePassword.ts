import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const changePassword: NonNullable<MutationResolvers['changePassword']> = (
  _,
  { current, password },
  context,
) => {
  requireEditor(context, 'read');

  return asUserResult(async () => {
    const signedOut = await context.dataSources.agents.changePassword({ current, password });

    return { __typename: 'ChangePasswordSuccess', signedOut };
  });
};
