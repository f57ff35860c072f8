import type { ListingIndex } from '../../../search-index/listing-index.ts';
import { hasStoreTerms } from '../../../search-index/plan.ts';
import type { ListingSearch } from '../../../store/listings/listing-conditions.ts';
import { matchingIds } from '../../../store/listings/matching-ids.ts';
import type { StoreSearcherContext } from './store-searcher.ts';

/** Above this number the store answers the whole search. */
const MOST_IDS = 50_000;

/**
 * A search for the index: keywords and terms it has no column for are replaced by the ids of the listings
 * that meet them. The store finds these once for the hits, the count, the facets and the map. Null when they
 * are too many.
 */
export async function withStoreTerms(
  context: StoreSearcherContext,
  listings: ListingIndex,
  search: ListingSearch,
): Promise<ListingSearch | null> {
  if (!hasStoreTerms(search, listings.columns)) return search;
  const { keywords, raw, agentSetRaw, ...filters } = search.search.filters ?? {};
  const terms = { keywords, raw, agentSetRaw };
  const { source, now, timeZone } = search;
  const { ids } = await context.scans.runCached(
    ['matching', source, context.index?.revision(source), terms],
    async () => ({
      ids: await matchingIds(context.db, { source, now, timeZone, search: { filters: terms } }, MOST_IDS),
    }),
  );

  return ids && { ...search, search: { ...search.search, filters, ids: common(ids, search.search.ids) } };
}

function common(ids: string[], others: string[] | undefined): string[] {
  if (!others) return ids;
  const wanted = new Set(others);

  return ids.filter((id) => wanted.has(id));
}
