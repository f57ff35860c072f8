import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const setPagePublished: NonNullable<MutationResolvers['setPagePublished']> = (
  _,
  { slug, published, revision },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SavePageSuccess',
    page: await context.dataSources.drafts.setPublished(slug, published, revision),
  }));
};
