import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import { similarSearches } from '#domain/listing/similar-search.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { selectAdditional } from '../../arguments/select-additional.ts';
import { transactionType } from '../../listing/listing-path.ts';

const MAX_SIMILAR = 12;

export const similarListings: NonNullable<QueryResolvers['similarListings']> = async (
  _,
  { id, limit },
  { dataSources: { listings }, now },
  info,
) => {
  const count = readLimit(limit, { fallback: 4, min: 1, max: MAX_SIMILAR });
  const home = await listings.getByKey(id);
  if (!home) return [];
  const { building_types, price, location, places } = home._source;
  const searches = similarSearches({
    transactionType: transactionType(home._source),
    propertyTypes: building_types ?? [],
    price: price ?? null,
    location: location ?? null,
    places: orderedBreadcrumbs(places ?? []),
  });

  const select = selectAdditional(info);
  let found: (typeof home)[] = [];
  for (const search of searches) {
    // One more than shown: the listing itself is among them.
    const query = toRestQuery(
      { search, sort: 'GEO_CENTRE', size: count + 1, select, count: false },
      { currentYear: now.getFullYear() },
    );
    const { hits } = await listings.search(query);
    found = hits.filter(({ _id }) => _id !== home._id).slice(0, count);
    if (found.length === count) break;
  }

  return found;
};
