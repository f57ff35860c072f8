import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';

const MOST = 20;

export const nearby: NonNullable<QueryResolvers['nearby']> = async (_, { id, limit }, { dataSources }) => {
  const perKind = readLimit(limit, { fallback: 5, min: 1, max: MOST });
  const home = await dataSources.listings.getByKey(id);
  const here = home?._source.location;

  return here ? dataSources.nearby.around(here, perKind) : [];
};
