import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const deleteFile: NonNullable<MutationResolvers['deleteFile']> = (_, { id }, context) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    await context.dataSources.files.delete(id);

    return { __typename: 'DeleteFileSuccess', id };
  });
};
