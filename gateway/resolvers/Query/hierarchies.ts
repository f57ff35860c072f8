import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLatLon } from '../../arguments/numbers.ts';

export const hierarchies: NonNullable<QueryResolvers['hierarchies']> = (_, point, { dataSources }) => {
  const { lat, lon } = readLatLon(point);

  return dataSources.hierarchies.byPoint(lat, lon);
};
