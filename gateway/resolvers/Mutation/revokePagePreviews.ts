import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const revokePagePreviews: NonNullable<MutationResolvers['revokePagePreviews']> = async (
  _,
  { slug },
  context,
) => {
  requireEditor(context, 'pages');
  await context.dataSources.drafts.revokePreviews(slug);

  return true;
};
