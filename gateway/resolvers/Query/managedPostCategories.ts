import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const managedPostCategories: NonNullable<QueryResolvers['managedPostCategories']> = async (
  _,
  _args,
  context,
) => {
  requireEditor(context, 'read');
  const categories = await context.dataSources.writtenPosts.categories();

  return categories.map((category) => ({ ...category, id: String(category.id) }));
};
