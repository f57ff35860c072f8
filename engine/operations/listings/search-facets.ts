import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import { badInput } from '../../errors.ts';
import type { PriceBandCount } from '../../store/listings/listing-facets.ts';
import { comparable, prepareSearch, type SearchContext, type SearchTarget } from './prepare-search.ts';

/** Counts for the choices of every filter, in the shape of docs/rest-calls.md. */
export async function searchFacets(
  context: SearchContext,
  target: SearchTarget,
  { search }: RestSearch,
  rawFields: readonly string[],
) {
  if (rawFields.length > MAX_FACET_FIELDS)
    throw badInput('raw_fields', `At most ${MAX_FACET_FIELDS} fields at once`);

  const { listingSearch } = await prepareSearch(context, target, search);
  const facets = await comparable(() => context.listings.facets(listingSearch, rawFields));

  return {
    total: facets.total,
    transaction_types: facets.transactionTypes,
    property_types: facets.propertyTypes,
    bedrooms: facets.bedrooms,
    bathrooms: facets.bathrooms,
    exact_bedrooms: facets.exactBedrooms,
    exact_bathrooms: facets.exactBathrooms,
    storeys: facets.storeys,
    lot_sizes: facets.lotSizes,
    garage_spaces: facets.garageSpaces,
    parking_spaces: facets.parkingSpaces,
    open_houses: facets.openHouses,
    open_house_days: facets.openHouseDays.map(({ value, count }) => ({ value: value.toLowerCase(), count })),
    price_reduced: facets.priceReduced,
    with_photos: facets.withPhotos,
    with_pool: facets.withPool,
    price_bands: facets.priceBands.map(wireBand),
    price_histogram: facets.priceHistogram.map(wireBand),
    raw: facets.raw,
  };
}

function wireBand({ lowPrice, highPrice, count }: PriceBandCount) {
  return { low_price: lowPrice, high_price: highPrice, count };
}
