import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { clusters as indexClusters, points as indexPoints } from '../../search-index/find-on-map.ts';
import {
  clusterListings as clusterTable,
  listingPoints as pointsTable,
} from '../../store/listings/listing-map.ts';
import { comparable, runQueued, prepareSearch, type SearchTarget } from './prepare-search.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index' | 'scans'>;

const PRECISION = { min: 1, max: 8 };

/** The listings a search finds, counted by geohash cell. */
export async function clusterListings(
  context: Context,
  target: SearchTarget,
  { search }: RestSearch,
  precision: number,
) {
  if (!Number.isInteger(precision) || precision < PRECISION.min || precision > PRECISION.max)
    throw badInput('n', `n is a geohash length from ${PRECISION.min} to ${PRECISION.max}`);

  const { listingSearch } = await prepareSearch(context, target, search);
  const clusters = await comparable(() => {
    const index = context.index?.of(listingSearch.source);
    const conditions = index?.plan(listingSearch);
    const known = index && conditions ? indexClusters(index, conditions, precision) : null;
    return (
      known ?? runQueued(context, listingSearch, () => clusterTable(context.db, listingSearch, precision))
    );
  });
  return { clusters };
}

/** The listings a search finds as points without details. */
export async function listingPoints(context: Context, target: SearchTarget, { search, limit }: RestSearch) {
  const { listingSearch } = await prepareSearch(context, target, search);

  return comparable(() => {
    const index = context.index?.of(listingSearch.source);
    const conditions = index?.plan(listingSearch);
    return index && conditions
      ? indexPoints(index, conditions, limit)
      : runQueued(context, listingSearch, () => pointsTable(context.db, listingSearch, limit));
  });
}
