import { expect, test } from 'vitest';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { filterSearch, searchInput, startValues } from './filter-values.ts';

const space = { defaultPlaceId: 890458485 };
const start = startValues(DEFAULT_HERO_STATE);

test("the sliders start at the hero's initial values", () => {
  expect(start).toEqual({ area: 1400, baths: 2, beds: 2, price: [200_000, 600_000] });
});

test('an initial value beyond the limits is clamped', () => {
  const state = {
    ...DEFAULT_HERO_STATE,
    beds: { min: 1, max: 4, initial: 9 },
    priceRange: { min: 100, max: 200, initialStart: 300, initialEnd: 150 },
  };

  expect(startValues(state)).toMatchObject({ beds: 4, price: [200, 200] });
});

test('the values are the filters of a search in the default place', () => {
  expect(searchInput(filterSearch(DEFAULT_HERO_STATE, start), space)).toEqual({
    filters: {
      transactionType: 'SALE',
      interiorSize: 1400,
      bathrooms: 2,
      bedrooms: 2,
      lowPrice: 200_000,
      highPrice: 600_000,
    },
    geo: { placeId: '890458485' },
  });
});

test('thumbs at the ends do not filter', () => {
  const open = filterSearch(DEFAULT_HERO_STATE, { area: 0, baths: 1, beds: 1, price: [0, 1_000_000] });

  expect(searchPath(open)).toBe('/search');
  expect(searchInput(open, space)).toEqual({
    filters: { transactionType: 'SALE' },
    geo: { placeId: '890458485' },
  });
});

test('kinds of homes are filters too', () => {
  const state = { ...DEFAULT_HERO_STATE, propertyTypes: ['condo', 'townhouse'] as const };

  expect(searchPath(filterSearch({ ...state, propertyTypes: [...state.propertyTypes] }, start))).toMatch(
    /condos,townhouses/,
  );
});
