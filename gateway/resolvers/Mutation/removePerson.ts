import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const removePerson: NonNullable<MutationResolvers['removePerson']> = (
  _,
  { id, revision },
  context,
) => {
  requireEditor(context, 'people');

  return asResult(async () => {
    await context.dataSources.people.remove({ id, revision });

    return { __typename: 'RemovePersonSuccess', id };
  });
};
