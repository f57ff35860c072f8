import { expect, test } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import { FILTER_KEYS, type FilterKey } from '#domain/search/search-config.ts';
import { activeCount, filterChip, isActive } from './filter-chips.ts';

test.each<[FilterKey, Filters, string]>([
  ['propertyTypes', {}, 'Property Types'],
  ['propertyTypes', { propertyTypes: ['house'] }, 'Houses'],
  ['propertyTypes', { propertyTypes: ['house', 'condo', 'land'] }, 'Houses +2'],
  ['budget', {}, 'Budget'],
  ['budget', { lowPrice: 250_000 }, 'From $250,000'],
  ['budget', { highPrice: 900_000 }, 'Up to $900,000'],
  ['budget', { lowPrice: 250_000, highPrice: 1_500_000 }, '$250,000 – $1,500,000'],
  ['bedrooms', { bedrooms: 3 }, '3+ beds'],
  ['bathrooms', { bathrooms: 1 }, 'Bathrooms'],
  ['budget', { monthlyPayment: 2500 }, 'Up to $2,500 a month'],
  ['bedrooms', { exactBedrooms: 0 }, 'Studio'],
  ['bathrooms', { exactBathrooms: 2 }, 'Exactly 2 bathrooms'],
  ['lotSize', { lotSize: 5000 }, 'Lot of at least 5,000 sqft'],
  ['lotSize', { lotSize: 43_560 }, 'Lot of at least 1 acre'],
  ['storeys', { storeys: 3 }, '3 or more levels'],
  ['garageSpaces', { garageSpaces: 1 }, 'With a garage'],
  ['parkingSpaces', { parkingSpaces: 2 }, 'At least 2 parking spaces'],
  ['priceReduced', { priceReduced: true }, 'Price reduced'],
  ['withPhotos', { withPhotos: true }, 'With photos'],
  ['withPool', { withPool: true }, 'With a pool'],
  ['keywords', { keywords: ['hot tub', 'pool'] }, '“hot tub”, “pool”'],
  ['interiorSize', { interiorSize: 1200 }, 'At least 1,200 sqft'],
  ['openHouses', { openHouses: true }, 'Open houses'],
  ['openHouses', { openHouseDay: 'WEEKEND' }, 'Open houses this weekend'],
  ['monthlyFee', {}, 'Monthly fee'],
  ['monthlyFee', { monthlyFee: 400 }, 'Monthly fee up to $400'],
  ['monthlyFee', { monthlyFee: 0 }, 'No monthly fee'],
])('the chip of %s with %j is "%s"', (key, filters, text) => {
  expect(filterChip(key, filters)).toBe(text);
});

test('a chip is active if its filter narrows, and active ones are counted', () => {
  const filters: Filters = { bedrooms: 2, bathrooms: 1, highPrice: 300_000, transactionType: 'SALE' };

  expect(FILTER_KEYS.filter((key) => isActive(key, filters))).toEqual(['budget', 'bedrooms']);
  expect(activeCount(filters, FILTER_KEYS)).toBe(3);
});

test('filters without a panel and two limits of one panel are counted as the chips that they have', () => {
  const filters: Filters = {
    propertyTypes: ['house'],
    highPrice: 500_000,
    monthlyPayment: 2500,
    raw: [{ field: 'heating', operator: 'eq', values: ['Gas'] }],
  };

  expect(activeCount(filters, FILTER_KEYS)).toBe(4);
});
