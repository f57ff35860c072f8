import { expect, test } from 'vitest';
import { similarSearches } from './similar-search.ts';

const home = {
  transactionType: 'SALE' as const,
  propertyTypes: ['condo'],
  price: 400_000,
  bedrooms: 2,
  location: { lat: 53.5, lon: -113.5 },
  places: [{ id: 'region' }, { id: 'city' }, { id: 'hood' }],
};
const filters = { transactionType: 'SALE', propertyTypes: ['condo'], lowPrice: 320_000, highPrice: 480_000 };
const sameRooms = { ...filters, exactBedrooms: 2 };

test('similar homes are of the same kind, within a fifth of the price and near, those with as many bedrooms first', () => {
  const geo = { point: { lat: 53.5, lon: -113.5, radius: 12 } };

  expect(similarSearches(home)).toEqual([
    { filters: sameRooms, geo },
    { filters, geo },
  ]);
});

test('a home without a place on the map is compared with those of its neighbourhood, then of its city', () => {
  expect(similarSearches({ ...home, location: null })).toEqual([
    { filters: sameRooms, geo: { placeId: 'hood' } },
    { filters: sameRooms, geo: { placeId: 'city' } },
    { filters, geo: { placeId: 'hood' } },
    { filters, geo: { placeId: 'city' } },
  ]);
});

test('what is not known does not narrow the search', () => {
  expect(similarSearches({ ...home, price: null, bedrooms: null, propertyTypes: [] })[0]?.filters).toEqual({
    transactionType: 'SALE',
  });
  expect(similarSearches({ ...home, location: null, places: [] })).toEqual([]);
});
