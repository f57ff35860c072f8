import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const discardSiteDraft: NonNullable<MutationResolvers['discardSiteDraft']> = (
  _,
  { part, revision },
  context,
) => {
  requireEditor(context, 'site');

  return asResult(async () => {
    await context.dataSources.siteDrafts.discard(part, revision);

    return { __typename: 'DiscardSiteDraftSuccess', part };
  });
};
