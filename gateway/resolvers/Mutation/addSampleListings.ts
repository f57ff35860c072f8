import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const addSampleListings: NonNullable<MutationResolvers['addSampleListings']> = (_, __, context) => {
  requireEditor(context, 'site');

  return asUserResult(async () => ({
    __typename: 'SampleListings',
    ...(await context.dataSources.listingImport.addSamples()),
  }));
};
