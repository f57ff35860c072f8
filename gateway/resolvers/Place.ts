import type { PlaceResolvers } from '../__generated__/types.ts';
import { readLimit } from '../arguments/paging.ts';
import { NEARBY } from '../arguments/nearby-limit.ts';

export const Place: PlaceResolvers = {
  nearby: ({ centre }, { limit }, { dataSources }) =>
    dataSources.nearby.around(centre, readLimit(limit, NEARBY)),
  hierarchy: ({ id, name, placetype, hierarchies }) => hierarchies[0] ?? [{ id, name, placetype }],
};
