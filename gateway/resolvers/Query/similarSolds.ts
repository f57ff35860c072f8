import { distance } from '#domain/listing/distance.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { transactionType } from '../../listing/listing-path.ts';

const MOST = 12;
/** The newest sales among which the near ones are looked for. */
const NEWEST = 100;
const NEAR_METRES = 4000;

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
  const here = home?._source.location;
  const { gated, solds: newest } = await solds.list({ limit: NEWEST, offset: 0 });
  if (gated || !here) return { gated, solds: [] };

  const near = newest
    .flatMap((sold) => (sold.location ? [{ sold, metres: distance(here, sold.location) }] : []))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((a, b) => a.metres - b.metres);
  return { gated, solds: near.slice(0, most).map(({ sold }) => sold) };
};
