import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit } from '../../arguments/paging.ts';
import { selectAdditional } from '../../arguments/select-additional.ts';
import { findSimilar } from '../../listing/find-similar.ts';
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
  const { building_types, price, bedrooms, location, places } = home._source;

  return findSimilar(listings, {
    home: {
      id: home._id,
      transactionType: transactionType(home._source),
      propertyTypes: building_types ?? [],
      price: price ?? null,
      bedrooms: bedrooms ?? null,
      location: location ?? null,
      places: orderedBreadcrumbs(places ?? []),
    },
    count,
    select: selectAdditional(info),
    now,
  });
};
