import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const deleteOwnListing: NonNullable<MutationResolvers['deleteOwnListing']> = (_, key, context) => {
  requireEditor(context, 'ownListings');

  return asResult(async () => {
    await context.dataSources.ownListings.delete(key);

    return { __typename: 'DeleteOwnListingSuccess', id: key.id };
  });
};
