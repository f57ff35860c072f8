import type { EngineContext } from '../../../context.ts';
import type { ListingSearch } from '../../../store/listings/listing-conditions.ts';
import { listingFacets, rawFacets } from '../../../store/listings/listing-facets.ts';
import { clusterListings, listingPoints } from '../../../store/listings/listing-map.ts';
import { findPublicInfos } from '../../../store/listings/listing-public-info-table.ts';
import { findListings, searchListings } from '../../../store/listings/listing-table.ts';
import { placeLinks } from '../../../store/places/place-table.ts';
import { ADDITIONAL_MEMBERS, fullHit, listHit, selectionOf, withInfo } from '../listing-hit.ts';
import { runQueued, searchCentre, searchKey } from '../prepare-search.ts';
import type { ListingSearcher } from './listing-searcher.ts';

export type StoreSearcherContext = Pick<EngineContext, 'db' | 'index' | 'scans'>;

/** Finds listings by SQL. */
export function createStoreSearcher(context: StoreSearcherContext): ListingSearcher {
  const { db, scans } = context;

  return {
    async search(search, { spaceId, sort, from, size, select, count }) {
      const selection = selectionOf(select);
      const omit = ADDITIONAL_MEMBERS.filter((member) => !selection.includes(member));
      const centre = sort === 'GEO_CENTRE' ? await searchCentre({ db }, search) : null;
      const page = { sort, centre, from, size, count, omit };
      const { total, listings } = await runQueued({ scans }, search, () => searchListings(db, search, page));

      const ids = selection.includes('publicInfo') ? listings.map(({ id }) => id) : [];
      const infos =
        ids.length > 0 ? await findPublicInfos(db, { spaceId, source: search.source, ids }) : new Map();
      const hits = listings.map((listing) =>
        listHit({ ...listing, document: withInfo(listing.document, infos.get(listing.id)) }, selection),
      );
      return { total, hits };
    },

    points: (search, limit) => runQueued({ scans }, search, () => listingPoints(db, search, limit)),

    clusters: (search, precision) =>
      runQueued({ scans }, search, () => clusterListings(db, search, precision)),

    facets: (search, rawFields) =>
      scans.runCached(['facets', searchKey(context, search), rawFields], () =>
        listingFacets(db, search, rawFields),
      ),

    async byKeys({ spaceId, source }, keys) {
      const found = await findListings(db, source, keys);
      const [links, infos] = await Promise.all([
        placeLinks(
          db,
          found.flatMap(({ placeIds }) => placeIds),
        ),
        findPublicInfos(db, { spaceId, source, ids: found.map(({ id }) => id) }),
      ]);

      return found.map((listing) => {
        const { _id, _source: document } = fullHit(listing);
        const publicInfo = infos.get(listing.id);
        const _source = publicInfo ? { ...document, publicInfo } : document;
        const places = links.filter(({ id }) => listing.placeIds.includes(Number(id)));

        return { ...listing, hit: { _id, _source: places.length > 0 ? { ..._source, places } : _source } };
      });
    },
  };
}

/** The values of fields of the source among the listings found. */
export function rawValues(
  context: StoreSearcherContext,
  search: ListingSearch,
  rawFields: readonly string[],
): ReturnType<typeof rawFacets> {
  return context.scans.runCached(['raw facets', searchKey(context, search), rawFields], () =>
    rawFacets(context.db, search, rawFields),
  );
}
