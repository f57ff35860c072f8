import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const restoreFormerSite: NonNullable<MutationResolvers['restoreFormerSite']> = (
  _,
  { id },
  context,
) => {
  requireEditor(context, 'site');

  return asUserResult(async () => ({
    __typename: 'RestoreFormerSiteSuccess',
    formerSite: await context.dataSources.templates.restoreFormer(id),
  }));
};
