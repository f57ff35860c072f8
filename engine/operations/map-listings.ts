import type { RestSearch } from '#domain/search/rest-query.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { clusterListings as clusterTable, listingPoints as pointsTable } from '../store/listing-map.ts';
import { comparable, prepareSearch, type SearchTarget } from './search-listings.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

const PRECISION = { min: 1, max: 8 };

/** What a search finds, counted by geohash cell. */
export async function clusterListings(
  context: Context,
  target: SearchTarget,
  { search }: RestSearch,
  precision: number,
) {
  if (!Number.isInteger(precision) || precision < PRECISION.min || precision > PRECISION.max)
    throw badInput('n', `n is a geohash length from ${PRECISION.min} to ${PRECISION.max}`);

  const { listingSearch } = await prepareSearch(context, target, search);
  return { clusters: await comparable(() => clusterTable(context.db, listingSearch, precision)) };
}

/** What a search finds as bare points. */
export async function listingPoints(context: Context, target: SearchTarget, { search, limit }: RestSearch) {
  const { listingSearch } = await prepareSearch(context, target, search);

  return comparable(() => pointsTable(context.db, listingSearch, limit));
}
