import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const restoreTrashedPage: NonNullable<MutationResolvers['restoreTrashedPage']> = (
  _,
  { key, slug },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SavePageSuccess',
    page: await context.dataSources.drafts.restoreTrashed(key, slug ?? null),
  }));
};
