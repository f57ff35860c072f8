import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const importListings: NonNullable<MutationResolvers['importListings']> = (_, file, context) => {
  requireEditor(context, 'site');

  return asUserResult(async () => ({
    __typename: 'ImportListingsSuccess',
    ...(await context.dataSources.listingImport.importFile(file)),
  }));
};
