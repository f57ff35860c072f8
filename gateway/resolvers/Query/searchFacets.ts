import { OPEN_HOUSE_DAYS } from '#domain/listing/open-house-days.ts';
import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { within } from '../../arguments/numbers.ts';
import { readSearch } from '../../arguments/search.ts';
import { mayFilterBy } from '../../display-rules/searchable.ts';
import { badInput } from '../../errors.ts';
import { transactionType } from '../../listing/listing-path.ts';

export const searchFacets: NonNullable<QueryResolvers['searchFacets']> = async (_, args, context) => {
  const requested = args.rawFields ?? [];
  within(requested.length, 'rawFields', 0, MAX_FACET_FIELDS);
  const rawFields = requested.filter((field) => mayFilterBy(field, context.rules));
  if (rawFields.length < requested.length && !args.search?.isLenient)
    throw badInput('This field can not be searched.', 'rawFields');

  const query = toRestQuery(
    { search: readSearch(args.search, context.rules) },
    { currentYear: context.now.getFullYear() },
  );
  const facets = await context.dataSources.listings.facets({
    ...query,
    raw_fields: rawFields.length > 0 ? JSON.stringify(rawFields) : undefined,
  });

  return {
    total: facets.total,
    transactionTypes: facets.transaction_types.map(({ value, count }) => ({
      value: transactionType({ transaction_type: value }),
      count,
    })),
    propertyTypes: facets.property_types,
    bedrooms: facets.bedrooms,
    bathrooms: facets.bathrooms,
    exactBedrooms: facets.exact_bedrooms ?? [],
    exactBathrooms: facets.exact_bathrooms ?? [],
    storeys: facets.storeys ?? [],
    lotSizes: facets.lot_sizes ?? [],
    garageSpaces: facets.garage_spaces ?? [],
    parkingSpaces: facets.parking_spaces ?? [],
    priceReduced: facets.price_reduced ?? null,
    withPhotos: facets.with_photos ?? null,
    withPool: facets.with_pool ?? null,
    openHouses: facets.open_houses,
    openHouseDays: (facets.open_house_days ?? []).flatMap(openHouseDayCount),
    priceBands: facets.price_bands.map(priceCount),
    priceHistogram: (facets.price_histogram ?? []).map(priceCount),
    raw: facets.raw.filter(({ field }) => rawFields.includes(field)),
  };
};

function openHouseDayCount({ value, count }: { value: string; count: number }) {
  const day = OPEN_HOUSE_DAYS.find((known) => known.toLowerCase() === value);

  return day ? [{ value: day, count }] : [];
}

type WireCount = { low_price: number; high_price?: number | null; count: number };

function priceCount({ low_price, high_price, count }: WireCount) {
  return {
    lowPrice: Math.round(low_price),
    highPrice: high_price == null ? null : Math.round(high_price),
    count,
  };
}
