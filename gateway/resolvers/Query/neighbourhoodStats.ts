import { isPropertyType } from '#domain/search/property-types.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { transactionType } from '../../listing/listing-path.ts';

/** The medians of fewer homes of a type say little: all types together are next. */
const FEWEST = 5;

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
  const [type] = (home._source.building_types ?? []).filter(isPropertyType);
  const here = groups.filter(({ area }) => area?.id === place.id);
  const ofType = here.find(({ property_type, count }) => property_type === type && count >= FEWEST);

  return ofType ?? here.find(({ property_type }) => property_type === null) ?? null;
};
