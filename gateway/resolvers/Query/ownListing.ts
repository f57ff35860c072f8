import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const ownListing: NonNullable<QueryResolvers['ownListing']> = (_, { id }, context) => {
  requireEditor(context, 'ownListings');

  return context.dataSources.ownListings.one(id);
};
