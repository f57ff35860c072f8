import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { transactionType } from '../../listing/listing-path.ts';
import { soldsNear } from '../../listing/solds-near.ts';

const MOST = 12;

export const similarSolds: NonNullable<QueryResolvers['similarSolds']> = async (
  _,
  { id, limit },
  { dataSources: { listings, solds } },
) => {
  const most = readLimit(limit, { fallback: 3, min: 1, max: MOST });
  if (solds.isNobodyAllowed) return null;
  const home = await listings.getByKey(id);
  // Sale prices say nothing of a rent.
  if (home && transactionType(home._source) === 'LEASE') return null;
  const near = await soldsNear(solds, home?._source.location);

  return { gated: near.gated, solds: near.solds.slice(0, most) };
};
