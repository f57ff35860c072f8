import { readDrawnArea } from '#domain/search/geo-json.ts';
import type { MutationResolvers } from '../../__generated__/types.ts';
import { badInput, unauthenticated } from '../../errors.ts';
import { asUserResult } from '../../results.ts';

export const submitGeoJson: NonNullable<MutationResolvers['submitGeoJson']> = (_, { geoJson }, context) =>
  asUserResult(async () => {
    if (!context.identity && !context.customer) throw unauthenticated('Sign in to keep an area.');
    const read = readDrawnArea(geoJson);
    if ('problem' in read) throw badInput(read.problem, 'geoJson');
    const { id, index } = await context.dataSources.drawnAreas.store(read.area.geometry);

    return {
      __typename: 'SubmitGeoJsonSuccess',
      id,
      index,
      geo: { type: 'pre_indexed_shape', id, index },
    };
  });
