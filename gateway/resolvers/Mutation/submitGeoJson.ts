import type { MutationResolvers } from '../../__generated__/types.ts';
import { unauthenticated } from '../../errors.ts';
import { asUserResult } from '../../results.ts';

export const submitGeoJson: NonNullable<MutationResolvers['submitGeoJson']> = (_, { geoJson }, context) =>
  asUserResult(async () => {
    if (!context.identity) throw unauthenticated('Sign in to keep an area.');
    const { id, index } = await context.dataSources.drawnAreas.store(geoJson);

    return {
      __typename: 'SubmitGeoJsonSuccess',
      id,
      index,
      geo: { type: 'pre_indexed_shape', id, index },
    };
  });
