import type { EngineContext } from '../../context.ts';
import { countListings } from '../../store/listings/listing-table.ts';
import type { SearchTarget } from './prepare-search.ts';
import { searchedSource } from './search-context.ts';

/** What a site shows about its listing source. */
export async function describeSource(context: Pick<EngineContext, 'db' | 'cache'>, target: SearchTarget) {
  const { source } = await searchedSource(context, target);
  // Every page shows the source: the total is cached until the source changes.
  const total = await context.cache.getOrCompute(
    target.spaceId,
    `total ${source.key} ${source.lastUpdate}`,
    () => countListings(context.db, source.key),
  );
  const { copyright, disclaimer, trademarks, courtesyOfMessage } = source.settings;

  return {
    source: source.key,
    name: source.name,
    total,
    lastUpdate: source.lastUpdate,
    copyright,
    disclaimer,
    trademarks,
    courtesyOfMessage,
  };
}
