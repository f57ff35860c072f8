import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const changePerson: NonNullable<MutationResolvers['changePerson']> = (
  _,
  { input: { id, revision, role, isDisabled } },
  context,
) => {
  requireEditor(context, 'people');

  return asResult(async () => ({
    __typename: 'SavePersonSuccess',
    person: await context.dataSources.people.change(
      { role: role ?? undefined, isDisabled: isDisabled ?? undefined },
      { id, revision },
    ),
  }));
};
