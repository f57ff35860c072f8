import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const copyPage: NonNullable<MutationResolvers['copyPage']> = (
  _,
  { slug, newSlug, published },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SavePageSuccess',
    page: await context.dataSources.editing.copyPage(slug, newSlug, published ?? null),
  }));
};
