import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const removePasskey: NonNullable<MutationResolvers['removePasskey']> = (_, { id }, context) => {
  requireEditor(context, 'read');
  const { people } = context.dataSources;

  return asUserResult(async () => {
    await people.removePasskey(id);

    return { __typename: 'ChangePasskeysSuccess', list: await people.ownPasskeys() };
  });
};
