import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const deletePage: NonNullable<MutationResolvers['deletePage']> = (_, { slug, revision }, context) => {
  requireEditor(context, 'pages');

  return asResult(async () => {
    await context.dataSources.editing.deletePage(slug, revision);

    return { __typename: 'DeletePageSuccess', slug };
  });
};
