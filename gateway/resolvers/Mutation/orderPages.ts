import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const orderPages: NonNullable<MutationResolvers['orderPages']> = (_, { slugs }, context) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'OrderPagesSuccess',
    slugs: await context.dataSources.editing.orderPages(slugs),
  }));
};
