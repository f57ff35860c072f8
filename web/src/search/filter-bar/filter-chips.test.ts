import { expect, test } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import { FILTER_KEYS, type FilterKey } from '#domain/search/search-config.ts';
import { activeCount, filterChip, isActive } from './filter-chips.ts';

test.each<[FilterKey, Filters, string]>([
  ['propertyTypes', {}, 'Property Types'],
  ['propertyTypes', { propertyTypes: ['house'] }, 'Homes'],
  ['propertyTypes', { propertyTypes: ['house', 'condo', 'land'] }, 'Homes +2'],
  ['budget', {}, 'Budget'],
  ['budget', { lowPrice: 250_000 }, 'From $250K'],
  ['budget', { highPrice: 900_000 }, 'Up to $900K'],
  ['budget', { lowPrice: 250_000, highPrice: 1_500_000 }, '$250K – $1.5M'],
  ['bedrooms', { bedrooms: 3 }, 'Bedrooms: At least 3'],
  ['bathrooms', { bathrooms: 1 }, 'Bathrooms'],
  ['interiorSize', { interiorSize: 1200 }, 'At least 1200 sqft'],
  ['openHouses', { openHouses: true }, 'Open houses'],
])('the chip of %s with %j is "%s"', (key, filters, text) => {
  expect(filterChip(key, filters)).toBe(text);
});

test('a chip is active if its filter narrows, and active ones are counted', () => {
  const filters: Filters = { bedrooms: 2, bathrooms: 1, highPrice: 300_000, transactionType: 'SALE' };

  expect(FILTER_KEYS.filter((key) => isActive(key, filters))).toEqual(['budget', 'bedrooms']);
  expect(activeCount(filters, FILTER_KEYS)).toBe(3);
});
