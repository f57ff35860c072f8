import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { facets as indexFacets } from '../../search-index/find-facets.ts';
import type { ListingSearch } from '../../store/listings/listing-conditions.ts';
import {
  type ListingFacets,
  listingFacets,
  type PriceBandCount,
  rawFacets,
} from '../../store/listings/listing-facets.ts';
import { comparable, prepareSearch, type SearchTarget, searchKey } from './prepare-search.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'index' | 'scans'>;

/** Counts for the choices of every filter, in the shape of docs/rest-calls.md. */
export async function searchFacets(
  context: Context,
  target: SearchTarget,
  { search }: RestSearch,
  rawFields: readonly string[],
) {
  if (rawFields.length > MAX_FACET_FIELDS)
    throw badInput('raw_fields', `At most ${MAX_FACET_FIELDS} fields at once`);

  const { listingSearch } = await prepareSearch(context, target, search);
  const facets = await comparable(() => findFacets(context, listingSearch, rawFields));

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
    price_reduced: facets.priceReduced,
    with_photos: facets.withPhotos,
    price_bands: facets.priceBands.map(wireBand),
    price_histogram: facets.priceHistogram.map(wireBand),
    raw: facets.raw,
  };
}

function wireBand({ lowPrice, highPrice, count }: PriceBandCount) {
  return { low_price: lowPrice, high_price: highPrice, count };
}

/** Facets from the index, values of source fields from the store. */
async function findFacets(
  context: Context,
  search: ListingSearch,
  rawFields: readonly string[],
): Promise<ListingFacets> {
  const { db, index, scans } = context;
  const listings = index?.of(search.source);
  const known = listings ? indexFacets(listings, search) : null;
  if (known && rawFields.length === 0) return { ...known, raw: [] };

  const key = searchKey(context, search);
  return known
    ? {
        ...known,
        raw: await scans.runCached(['raw facets', key, rawFields], () => rawFacets(db, search, rawFields)),
      }
    : scans.runCached(['facets', key, rawFields], () => listingFacets(db, search, rawFields));
}
