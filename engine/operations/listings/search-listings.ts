import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import type { EngineContext } from '../../context.ts';
import { findPage } from '../../search-index/find-page.ts';
import type { ListingSearch } from '../../store/listings/listing-conditions.ts';
import { findPublicInfos } from '../../store/listings/listing-public-info-table.ts';
import { searchListings as searchTable } from '../../store/listings/listing-table.ts';
import {
  ADDITIONAL_MEMBERS,
  DEFAULT_SELECTION,
  type Hit,
  indexedHit,
  listHit,
  withInfo,
} from './listing-hit.ts';
import { comparable, runQueued, prepareSearch, type SearchTarget, searchCentre } from './prepare-search.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index' | 'scans'>;
type Found = { total: number | null; hits: Hit[] };

/** One page of a search, with the total unless it is not requested. */
export async function searchListings(context: Context, target: SearchTarget, request: RestSearch) {
  const { listingSearch, source } = await prepareSearch(context, target, request.search);
  const hits = await comparable(
    async () =>
      (await searchIndex(context, target.spaceId, listingSearch, request)) ??
      (await searchStore(context, target.spaceId, listingSearch, request)),
  );

  return {
    ok: true,
    hits,
    courtesyOfMessage: source.settings.courtesyOfMessage,
    asOf: source.lastUpdate,
  };
}

/** Null when the index cannot answer. */
async function searchIndex(
  { db, index }: Context,
  spaceId: string,
  search: ListingSearch,
  { sort, from, size, select, count }: RestSearch,
): Promise<Found | null> {
  const listings = index?.of(search.source);
  if (!index || !listings) return null;

  const centre = sort === 'GEO_CENTRE' ? await searchCentre({ db }, search) : null;
  const page = findPage(listings, search, { sort, centre, from, size });
  if (!page) return null;

  const found = new Map(
    (await index.documents.get(search.source, page.ids)).map((listing) => [listing.id, listing]),
  );
  const selection = selectionOf(select);
  const hits = page.ids.flatMap((id) => {
    const listing = found.get(id);
    return listing ? indexedHit(listing, selection, spaceId) : [];
  });
  return { total: count ? page.total : null, hits };
}

async function searchStore(
  { db, scans }: Context,
  spaceId: string,
  search: ListingSearch,
  { sort, from, size, select, count }: RestSearch,
): Promise<Found> {
  const selection = selectionOf(select);
  const omit = ADDITIONAL_MEMBERS.filter((member) => !selection.includes(member));
  const centre = sort === 'GEO_CENTRE' ? await searchCentre({ db }, search) : null;
  const page = { sort, centre, from, size, count, omit };
  const { total, listings } = await runQueued({ scans }, search, () => searchTable(db, search, page));

  const ids = selection.includes('publicInfo') ? listings.map(({ id }) => id) : [];
  const infos =
    ids.length > 0 ? await findPublicInfos(db, { spaceId, source: search.source, ids }) : new Map();
  const hits = listings.map((listing) =>
    listHit({ ...listing, document: withInfo(listing.document, infos.get(listing.id)) }, selection),
  );

  return { total, hits };
}

const selectionOf = (select: readonly string[]) => (select.length > 0 ? select : DEFAULT_SELECTION);
