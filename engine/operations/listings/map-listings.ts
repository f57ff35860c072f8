import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import { badInput } from '../../errors.ts';
import { comparable, prepareSearch, type SearchContext, type SearchTarget } from './prepare-search.ts';

const PRECISION = { min: 1, max: 8 };

/** The listings a search finds, counted by geohash cell. */
export async function clusterListings(
  context: SearchContext,
  target: SearchTarget,
  { search }: RestSearch,
  precision: number,
) {
  if (!Number.isInteger(precision) || precision < PRECISION.min || precision > PRECISION.max)
    throw badInput('n', `n is a geohash length from ${PRECISION.min} to ${PRECISION.max}`);

  const { listingSearch } = await prepareSearch(context, target, search);

  return { clusters: await comparable(() => context.listings.clusters(listingSearch, precision)) };
}

/** The listings a search finds as points without details. */
export async function listingPoints(
  context: SearchContext,
  target: SearchTarget,
  { search, limit }: RestSearch,
) {
  const { listingSearch } = await prepareSearch(context, target, search);

  return comparable(() => context.listings.points(listingSearch, limit));
}
