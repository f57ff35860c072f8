import type { EngineContext } from '../context.ts';
import { countListings } from '../store/listing-table.ts';
import { searchedSource } from './search-context.ts';
import type { SearchTarget } from './search-listings.ts';

/** What a site says about its listing source. */
export async function describeSource(context: Pick<EngineContext, 'db' | 'cache'>, target: SearchTarget) {
  const { source } = await searchedSource(context, target);
  const { copyright, disclaimer, trademarks, courtesyOfMessage } = source.settings;

  return {
    source: source.key,
    name: source.name,
    total: await countListings(context.db, source.key),
    lastUpdate: source.lastUpdate,
    copyright,
    disclaimer,
    trademarks,
    courtesyOfMessage,
  };
}
