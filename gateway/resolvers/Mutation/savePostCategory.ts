import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const savePostCategory: NonNullable<MutationResolvers['savePostCategory']> = (
  _,
  { id = null, category },
  context,
) => {
  requireEditor(context, 'pages');

  return asUserResult(async () => {
    const saved = await context.dataSources.writtenPosts.saveCategory(category, id);

    return { __typename: 'SavePostCategorySuccess', category: { ...saved, id: String(saved.id) } };
  });
};
