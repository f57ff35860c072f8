import { isPropertyType } from '../search/property-types.ts';
import type { SearchInput } from '../search/search-input.ts';

type Home = {
  transactionType: 'SALE' | 'LEASE';
  propertyTypes: readonly string[];
  price: number | null;
  bedrooms: number | null;
  location: { lat: number; lon: number } | null;
  /** From the widest to the narrowest. */
  places: readonly { id: string }[];
};

/** Price range of similar homes, relative to this one's. */
const PRICE_SPREAD = 0.2;
const RADIUS_KM = 12;

/** Searches for homes of the same kind and a similar price, those with as many bedrooms first; each is wider than the one before. */
export function similarSearches({
  transactionType,
  propertyTypes,
  price,
  bedrooms,
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
    ? [{ point: { ...location, radius: RADIUS_KM } }]
    : places
        .slice(-2)
        .reverse()
        .map(({ id }) => ({ placeId: id }));
  const rooms = bedrooms ? [{ exactBedrooms: bedrooms }, {}] : [{}];

  return rooms.flatMap((some) => around.map((geo) => ({ filters: { ...filters, ...some }, geo })));
}
