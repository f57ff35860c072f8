import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const publishPageDraft: NonNullable<MutationResolvers['publishPageDraft']> = (
  _,
  { slug, revision },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SavePageSuccess',
    page: await context.dataSources.drafts.publishDraft(slug, revision),
  }));
};
