import { PLACES_MAX } from '#domain/search/search-state.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { within } from '../../arguments/numbers.ts';

export const places: NonNullable<QueryResolvers['places']> = async (_, { ids }, { dataSources }) => {
  within(ids.length, 'ids', 0, PLACES_MAX);
  const found = await Promise.all([...new Set(ids)].map((id) => dataSources.places.getById(id)));

  return found.filter((place) => place !== null);
};
