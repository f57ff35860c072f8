import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { alternativesOf, criteriaOf, mostUseful, without } from './criteria.ts';

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

test('an empty search is compared with that without its filters and those without one criterion', () => {
  expect(alternativesOf(narrow).map(({ criterion }) => criterion)).toEqual([
    null,
    'place',
    'bedrooms',
    'budget',
    'openHouses',
  ]);
  expect(alternativesOf(narrow)[0]?.next).toMatchObject({ geo: narrow.geo, filters: {} });
  expect(alternativesOf({ ...EMPTY_SEARCH, filters: { bedrooms: 6 } })).toMatchObject([
    { criterion: 'bedrooms' },
  ]);
  expect(alternativesOf({ ...narrow, ids: ['1'] })).toEqual([]);
});

test('of the alternatives those that find most are offered, filters before the place', () => {
  const totals = [400, 9000, 12, 340, 0];
  const counted = alternativesOf(narrow).map((one, at) => ({ ...one, total: totals[at] ?? 0 }));

  expect(mostUseful(counted).map(({ criterion }) => criterion)).toEqual([
    'budget',
    'bedrooms',
    'place',
    null,
  ]);
  expect(mostUseful(counted.map((one) => ({ ...one, total: 0 })))).toEqual([]);
});
