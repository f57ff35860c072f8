import { isPropertyType } from '../search/property-types.ts';
import type { SearchInput } from '../search/search-input.ts';

type Home = {
  transactionType: 'SALE' | 'LEASE';
  propertyTypes: readonly string[];
  price: number | null;
  location: { lat: number; lon: number } | null;
  /** From the widest to the narrowest. */
  places: readonly { id: string }[];
};

/** Price range of similar homes, relative to this one's. */
const PRICE_SPREAD = 0.25;
const NEAR_KM = 3;
const FAR_KM = 12;

/** Searches for homes of the same kind and a similar price, the nearest first, each wider than the one before. */
export function similarSearches({
  transactionType,
  propertyTypes,
  price,
  location,
  places,
}: Home): SearchInput[] {
  const types = propertyTypes.filter(isPropertyType);
  const filters = {
    transactionType,
    ...(types.length > 0 && { propertyTypes: types }),
    ...(price && {
      lowPrice: Math.floor(price * (1 - PRICE_SPREAD)),
      highPrice: Math.ceil(price * (1 + PRICE_SPREAD)),
    }),
  };
  const around = location
    ? [NEAR_KM, FAR_KM].map((radius) => ({ point: { ...location, radius } }))
    : places
        .slice(-2)
        .reverse()
        .map(({ id }) => ({ placeId: id }));

  return around.map((geo) => ({ filters, geo }));
}
