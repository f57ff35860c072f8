import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return asUserResult(async () => {
    const ended = await context.dataSources.people.endOtherSessions();

    return { __typename: 'EndSessionsSuccess', ended };
  });
};
