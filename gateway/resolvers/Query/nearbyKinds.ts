import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

export const nearbyKinds: NonNullable<QueryResolvers['nearbyKinds']> = async (_, _args, { dataSources }) => {
  const known = await dataSources.nearby.kinds();

  return NEARBY_KINDS.filter((kind) => known.includes(kind));
};
