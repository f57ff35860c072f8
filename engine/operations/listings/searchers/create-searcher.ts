import { createIndexSearcher } from './index-searcher.ts';
import { type ListingSearcher, withFallback } from './listing-searcher.ts';
import { createStoreSearcher, type StoreSearcherContext } from './store-searcher.ts';

/** The index where it can, else the store. */
export function createSearcher(context: StoreSearcherContext): ListingSearcher {
  const store = createStoreSearcher(context);

  return context.index ? withFallback(createIndexSearcher(context.index, context), store) : store;
}
