import { expect, test } from 'vitest';
import { similarSearches } from './similar-search.ts';

const home = {
  transactionType: 'SALE' as const,
  propertyTypes: ['condo'],
  price: 400_000,
  location: { lat: 53.5, lon: -113.5 },
  places: [{ id: 'region' }, { id: 'city' }, { id: 'hood' }],
};
const filters = { transactionType: 'SALE', propertyTypes: ['condo'], lowPrice: 300_000, highPrice: 500_000 };

test('similar homes are of the same kind, near and within a quarter of the price', () => {
  expect(similarSearches(home)).toEqual([
    { filters, geo: { point: { lat: 53.5, lon: -113.5, radius: 3 } } },
    { filters, geo: { point: { lat: 53.5, lon: -113.5, radius: 12 } } },
  ]);
});

test('a home without a place on the map is compared with those of its neighbourhood, then of its city', () => {
  expect(similarSearches({ ...home, location: null })).toEqual([
    { filters, geo: { placeId: 'hood' } },
    { filters, geo: { placeId: 'city' } },
  ]);
});

test('what is not known does not narrow the search', () => {
  expect(similarSearches({ ...home, price: null, propertyTypes: [] })[0]?.filters).toEqual({
    transactionType: 'SALE',
  });
  expect(similarSearches({ ...home, location: null, places: [] })).toEqual([]);
});
