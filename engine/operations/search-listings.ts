import type { RestSearch } from '#domain/search/rest-query.ts';
import type { EngineContext } from '../context.ts';
import { findPage } from '../search-index/answers.ts';
import type { ListingSearch } from '../store/listing-conditions.ts';
import { searchListings as searchTable } from '../store/listing-table.ts';
import { ADDITIONAL_MEMBERS, DEFAULT_SELECTION, type Hit, indexedHit, listHit } from './listing-hit.ts';
import { comparable, prepareSearch, type SearchTarget, searchCentre } from './prepare-search.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index'>;
type Found = { total: number | null; hits: Hit[] };

/** One page of a search, with the number of all it finds unless it is not to be counted. */
export async function searchListings(context: Context, target: SearchTarget, asked: RestSearch) {
  const { listingSearch, source } = await prepareSearch(context, target, asked.search);
  const hits = await comparable(
    async () =>
      (await searchIndex(context, listingSearch, asked)) ??
      (await searchStore(context, listingSearch, asked)),
  );

  return {
    ok: true,
    hits,
    courtesyOfMessage: source.settings.courtesyOfMessage,
    asOf: source.lastUpdate,
  };
}

/** Null while the index has no answer. */
async function searchIndex(
  { db, index }: Context,
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
    return listing ? indexedHit(listing, selection) : [];
  });
  return { total: count ? page.total : null, hits };
}

async function searchStore(
  { db }: Context,
  search: ListingSearch,
  { sort, from, size, select, count }: RestSearch,
): Promise<Found> {
  const selection = selectionOf(select);
  const omit = ADDITIONAL_MEMBERS.filter((member) => !selection.includes(member));
  const centre = sort === 'GEO_CENTRE' ? await searchCentre({ db }, search) : null;
  const { total, listings } = await searchTable(db, search, { sort, centre, from, size, count, omit });

  return { total, hits: listings.map((listing) => listHit(listing, selection)) };
}

const selectionOf = (select: readonly string[]) => (select.length > 0 ? select : DEFAULT_SELECTION);
