import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { criteriaOf, hidingMost, without } from './criteria.ts';

const narrow: SearchState = {
  ...EMPTY_SEARCH,
  geo: { kind: 'place', id: '85794619' },
  filters: { lowPrice: 100_000, highPrice: 200_000, bedrooms: 6, openHouses: true },
  page: 2,
};

test('a search lists the criteria that narrow it', () => {
  expect(criteriaOf(narrow)).toEqual(['place', 'bedrooms', 'budget', 'openHouses']);
  expect(criteriaOf(EMPTY_SEARCH)).toEqual([]);
  expect(criteriaOf({ ...EMPTY_SEARCH, geo: { kind: 'all-areas' } })).toEqual([]);
});

test('each criterion can be dropped separately, and the search restarts at the first page', () => {
  expect(without(narrow, 'budget')).toEqual({
    ...narrow,
    filters: { bedrooms: 6, openHouses: true },
    page: 1,
  });
  expect(without(narrow, 'place')).toEqual({ ...narrow, geo: { kind: 'all-areas' }, page: 1 });
  for (const criterion of criteriaOf(narrow)) {
    expect(criteriaOf(without(narrow, criterion))).not.toContain(criterion);
  }
});

test('the criterion that hides most is the one whose removal finds most', () => {
  expect(hidingMost({ bedrooms: 12, budget: 340, openHouses: 2 })).toEqual({
    criterion: 'budget',
    total: 340,
  });
});

test('there is no hint if dropping any single filter finds nothing', () => {
  expect(hidingMost({ bedrooms: 0, budget: 0 })).toBeNull();
  expect(hidingMost({})).toBeNull();
});
