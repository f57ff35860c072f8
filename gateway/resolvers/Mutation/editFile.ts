import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const editFile: NonNullable<MutationResolvers['editFile']> = (_, { id, input }, context) => {
  requireEditor(context, 'site');
  const { focus, altText } = input;

  return asUserResult(async () => ({
    __typename: 'EditFileSuccess',
    file: await context.dataSources.files.edit(id, {
      focus: focus ?? undefined,
      altText: altText ?? undefined,
    }),
  }));
};
