import type { QueryResolvers } from '../../__generated__/types.ts';
import { transactionType } from '../../listing/listing-path.ts';

/** The median of fewer homes says little about a neighbourhood; its city is next. */
const FEWEST = 5;
const NOT_LIVED_IN: readonly string[] = ['commercial', 'land'];
const PLACETYPES: readonly string[] = ['neighbourhood', 'locality'];

export const neighbourhoodRents: NonNullable<QueryResolvers['neighbourhoodRents']> = async (
  _,
  { id },
  { dataSources: { listings, market } },
) => {
  const home = await listings.getByKey(id);
  if (!home || transactionType(home._source) !== 'LEASE') return null;
  // These are the rents of homes.
  if ((home._source.building_types ?? []).some((type) => NOT_LIVED_IN.includes(type))) return null;
  const places = PLACETYPES.flatMap(
    (type) => (home._source.places ?? []).find(({ placetype }) => placetype === type) ?? [],
  );
  if (places.length === 0) return null;

  const groups = await market.rents(places.map((place) => place.id));
  for (const place of places) {
    const own = groups.filter(({ area }) => area.id === place.id);
    const all = own.find(({ bedrooms }) => bedrooms === null);
    if (!all || all.count < FEWEST || all.median_rent == null) continue;

    return {
      area: all.area,
      count: all.count,
      medianRent: Math.round(all.median_rent),
      medianDaysListed: all.median_days_listed == null ? null : Math.round(all.median_days_listed),
      byBedrooms: own.flatMap(({ bedrooms, count, median_rent }) =>
        bedrooms === null || median_rent == null
          ? []
          : [{ bedrooms, count, medianRent: Math.round(median_rent) }],
      ),
    };
  }
  return null;
};
