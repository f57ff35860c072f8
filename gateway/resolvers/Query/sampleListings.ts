import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const sampleListings: NonNullable<QueryResolvers['sampleListings']> = (_, __, context) => {
  requireEditor(context, 'read');

  return context.dataSources.listingImport.readSamples();
};
