import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const saveOwnListing: NonNullable<MutationResolvers['saveOwnListing']> = (_, { input }, context) => {
  requireEditor(context, 'ownListings');

  return asResult(async () => ({
    __typename: 'SaveOwnListingSuccess',
    listing: await context.dataSources.ownListings.save(input),
  }));
};
