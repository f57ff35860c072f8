import type { QueryResolvers } from '../../__generated__/types.ts';
import { badInput } from '../../errors.ts';

const MAX_AREAS = 20;

export const marketStats: NonNullable<QueryResolvers['marketStats']> = (_, args, { dataSources }) => {
  const areaIds = args.areaIds ?? [];
  const propertyTypes = args.propertyTypes ?? [];
  if (areaIds.length > MAX_AREAS) throw badInput(`At most ${MAX_AREAS} areas at once.`, 'areaIds');

  return dataSources.market.stats({ areaIds, propertyTypes });
};
