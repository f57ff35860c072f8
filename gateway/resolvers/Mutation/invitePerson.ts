import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const invitePerson: NonNullable<MutationResolvers['invitePerson']> = (_, { input }, context) => {
  requireEditor(context, 'people');

  return asUserResult(async () => ({
    __typename: 'SavePersonSuccess',
    ...(await context.dataSources.people.invite({ ...input })),
  }));
};
