import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import { comparable, prepareSearch, type SearchContext, type SearchTarget } from './prepare-search.ts';

/** One page of a search, with the total unless it is not requested. */
export async function searchListings(context: SearchContext, target: SearchTarget, request: RestSearch) {
  const { listingSearch, source } = await prepareSearch(context, target, request.search);
  const page = { ...request, spaceId: target.spaceId };

  return {
    ok: true,
    hits: await comparable(() => context.listings.search(listingSearch, page)),
    courtesyOfMessage: source.settings.courtesyOfMessage,
    asOf: source.lastUpdate,
  };
}
