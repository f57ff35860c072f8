import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { RestSearch } from '#domain/search/rest-query.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { listingFacets } from '../store/listing-facets.ts';
import { comparable, prepareSearch, type SearchTarget } from './search-listings.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

/** The choices of every filter with what each would find, as docs/rest-calls.md has them. */
export async function searchFacets(
  context: Context,
  target: SearchTarget,
  { search }: RestSearch,
  rawFields: readonly string[],
) {
  if (rawFields.length > MAX_FACET_FIELDS)
    throw badInput('raw_fields', `At most ${MAX_FACET_FIELDS} fields at once`);

  const { listingSearch } = await prepareSearch(context, target, search);
  const facets = await comparable(() => listingFacets(context.db, listingSearch, rawFields));

  return {
    total: facets.total,
    transaction_types: facets.transactionTypes,
    property_types: facets.propertyTypes,
    bedrooms: facets.bedrooms,
    bathrooms: facets.bathrooms,
    open_houses: facets.openHouses,
    price_bands: facets.priceBands.map(({ lowPrice, highPrice, count }) => ({
      low_price: lowPrice,
      high_price: highPrice,
      count,
    })),
    raw: facets.raw,
  };
}
