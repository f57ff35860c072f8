import type { HeroState } from '#domain/page/hero-state.ts';
import type { RangePart } from '#domain/page/parts.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { PropertyType } from '#domain/search/property-types.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import type { Space } from '#domain/site/website.ts';

type Ranges = Pick<HeroState, 'area' | 'baths' | 'beds' | 'priceRange'>;
type Kinds = { propertyTypes?: PropertyType[] };

/** Values of the thumbs. */
export type FilterValues = {
  area: number;
  baths: number;
  beds: number;
  price: readonly [low: number, high: number];
};

/** Initial values. */
export function startValues({ area, baths, beds, priceRange }: Ranges): FilterValues {
  const within = ({ min, max }: RangePart, value: number) => Math.min(Math.max(value, min), max);
  const low = within(priceRange, priceRange.initialStart ?? priceRange.min);

  return {
    area: within(area, area.initial ?? area.min),
    baths: within(baths, baths.initial ?? baths.min),
    beds: within(beds, beds.initial ?? beds.min),
    price: [low, Math.max(low, within(priceRange, priceRange.initialEnd ?? priceRange.max))],
  };
}

/** The search for these values. The ends of the price slider do not filter. */
export function filterSearch(
  { priceRange, propertyTypes = [] }: Ranges & Kinds,
  values: FilterValues,
): SearchState {
  const { area, baths, beds, price } = values;
  const filters: Filters = {
    ...(propertyTypes.length > 0 && { propertyTypes }),
    interiorSize: area,
    bathrooms: baths,
    bedrooms: beds,
    lowPrice: price[0] > priceRange.min ? price[0] : undefined,
    highPrice: price[1] < priceRange.max ? price[1] : undefined,
  };

  return { ...EMPTY_SEARCH, filters };
}

export function searchInput(search: SearchState, space: Pick<Space, 'defaultPlaceId'>): SearchInput {
  return toSearchInput(search, { defaultPlaceId: String(space.defaultPlaceId) }).search;
}
