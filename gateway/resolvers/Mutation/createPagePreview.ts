import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

/** Path of a draft preview, followed by the link's secret. */
const PREVIEW_PATH = '/preview/';

export const createPagePreview: NonNullable<MutationResolvers['createPagePreview']> = async (
  _,
  { slug },
  context,
) => {
  requireEditor(context, 'pages');
  const { token, expiresAt } = await context.dataSources.drafts.createPreview(slug);

  return { path: `${PREVIEW_PATH}${token}`, expiresAt };
};
