import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const addPasskey: NonNullable<MutationResolvers['addPasskey']> = (_, { answer, origin }, context) => {
  requireEditor(context, 'read');
  const { people } = context.dataSources;

  return asUserResult(async () => {
    await people.addPasskey({ origin, answer });

    return { __typename: 'ChangePasskeysSuccess', list: await people.ownPasskeys() };
  });
};
