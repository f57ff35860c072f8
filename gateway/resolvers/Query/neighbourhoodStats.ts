import type { QueryResolvers } from '../../__generated__/types.ts';
import { transactionType } from '../../listing/listing-path.ts';

export const neighbourhoodStats: NonNullable<QueryResolvers['neighbourhoodStats']> = async (
  _,
  { id },
  { dataSources: { listings, market } },
) => {
  const home = await listings.getByKey(id);
  if (!home || transactionType(home._source) === 'LEASE') return null;
  const places = home._source.places ?? [];
  const place =
    places.find(({ placetype }) => placetype === 'neighbourhood') ??
    places.find(({ placetype }) => placetype === 'locality');
  if (!place) return null;

  const { groups } = await market.stats({ areaIds: [place.id], propertyTypes: [] });
  return groups.find(({ area, property_type }) => area?.id === place.id && property_type === null) ?? null;
};
