import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

/** The site shows a draft at this path, followed by the secret of its link. */
const PREVIEW_PATH = '/preview/';

export const createPagePreview: NonNullable<MutationResolvers['createPagePreview']> = async (
  _,
  { slug },
  context,
) => {
  requireEditor(context);
  const { token, expiresAt } = await context.dataSources.drafts.createPreview(slug);

  return { path: `${PREVIEW_PATH}${token}`, expiresAt };
};
