import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const purgeTrashedPage: NonNullable<MutationResolvers['purgeTrashedPage']> = (_, { key }, context) => {
  requireEditor(context, 'pages');

  return asUserResult(async () => {
    await context.dataSources.drafts.purgeTrashed(key);

    return { __typename: 'PurgePageSuccess', key };
  });
};
