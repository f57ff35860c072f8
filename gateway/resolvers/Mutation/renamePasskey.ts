import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const renamePasskey: NonNullable<MutationResolvers['renamePasskey']> = (_, { id, name }, context) => {
  requireEditor(context, 'read');
  const { people } = context.dataSources;

  return asUserResult(async () => {
    await people.renamePasskey(id, name);

    return { __typename: 'ChangePasskeysSuccess', list: await people.ownPasskeys() };
  });
};
