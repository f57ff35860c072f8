import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const endPersonSessions: NonNullable<MutationResolvers['endPersonSessions']> = (
  _,
  { id },
  context,
) => {
  requireEditor(context, 'people');

  return asUserResult(async () => {
    const ended = await context.dataSources.people.endSessionsOf(id);

    return { __typename: 'EndSessionsSuccess', ended };
  });
};
