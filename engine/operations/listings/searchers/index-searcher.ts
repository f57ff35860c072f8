import { facets as findFacets } from '../../../search-index/find-facets.ts';
import * as onMap from '../../../search-index/find-on-map.ts';
import { findPage } from '../../../search-index/find-page.ts';
import type { SearchIndex } from '../../../search-index/search-index.ts';
import type { ListingSearch } from '../../../store/listings/listing-conditions.ts';
import { indexedListings } from '../indexed-listings.ts';
import { indexedHit, selectionOf } from '../listing-hit.ts';
import { searchCentre } from '../prepare-search.ts';
import type { PartialSearcher } from './listing-searcher.ts';
import { rawValues } from './raw-values.ts';
import type { StoreSearcherContext } from './store-searcher.ts';
import { withStoreTerms } from './store-terms.ts';

/** Finds listings by the index of their source, while it is fresh. */
export function createIndexSearcher(index: SearchIndex, context: StoreSearcherContext): PartialSearcher {
  const { db } = context;
  const planned = async (given: ListingSearch) => {
    const listings = index.of(given.source);
    const search = listings && (await withStoreTerms(context, listings, given));
    const conditions = search && listings.plan(search);
    return conditions && { listings, search, conditions };
  };

  return {
    async search(search, { spaceId, sort, from, size, select, count }) {
      const centre = sort === 'GEO_CENTRE' ? await searchCentre({ db }, search) : null;
      const plan = await planned(search);
      const page = plan && findPage(plan.listings, plan.search, { sort, centre, from, size });
      if (!page) return null;

      const documents = await index.documents.get(search.source, page.ids);
      const found = new Map(documents.map((listing) => [listing.id, listing]));
      const selection = selectionOf(select);
      const hits = page.ids.flatMap((id) => {
        const listing = found.get(id);
        return listing ? indexedHit(listing, selection, spaceId) : [];
      });
      return { total: count ? page.total : null, hits };
    },

    async points(search, limit) {
      const plan = await planned(search);
      return plan && onMap.points(plan.listings, plan.conditions, limit);
    },

    async clusters(search, precision) {
      const plan = await planned(search);
      return plan && onMap.clusters(plan.listings, plan.conditions, precision);
    },

    async facets(search, rawFields) {
      const plan = await planned(search);
      const known = plan && findFacets(plan.listings, plan.search);
      const raw = known && (await rawValues(index, context, search, rawFields));

      return raw && { ...known, raw };
    },

    byKeys: (target, keys) => indexedListings({ db, index }, target, keys),
  };
}
