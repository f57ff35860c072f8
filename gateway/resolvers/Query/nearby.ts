import type { QueryResolvers } from '../../__generated__/types.ts';
import { NEARBY } from '../../arguments/nearby-limit.ts';
import { readLimit } from '../../arguments/paging.ts';

export const nearby: NonNullable<QueryResolvers['nearby']> = async (_, { id, limit }, { dataSources }) => {
  const perKind = readLimit(limit, NEARBY);
  const home = await dataSources.listings.getByKey(id);
  const here = home?._source.location;

  return here ? dataSources.nearby.around(here, perKind) : [];
};
