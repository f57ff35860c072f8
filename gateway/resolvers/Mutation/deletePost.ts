import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const deletePost: NonNullable<MutationResolvers['deletePost']> = (_, { id, revision }, context) => {
  requireEditor(context, 'pages');

  return asResult(async () => {
    await context.dataSources.writtenPosts.delete({ id, revision });

    return { __typename: 'DeletePostSuccess', id };
  });
};
