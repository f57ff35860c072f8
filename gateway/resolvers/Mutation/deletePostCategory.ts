import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const deletePostCategory: NonNullable<MutationResolvers['deletePostCategory']> = (
  _,
  { id },
  context,
) => {
  requireEditor(context, 'pages');

  return asUserResult(async () => {
    await context.dataSources.writtenPosts.deleteCategory(id);

    return { __typename: 'DeletePostCategorySuccess', id };
  });
};
