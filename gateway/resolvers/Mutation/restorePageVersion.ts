import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const restorePageVersion: NonNullable<MutationResolvers['restorePageVersion']> = (
  _,
  { slug, version, revision },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SavePageSuccess',
    page: await context.dataSources.drafts.restoreVersion(slug, version, revision),
  }));
};
