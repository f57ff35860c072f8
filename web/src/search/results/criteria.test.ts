import { expect, test } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { type Alternative, alternativesOf, criteriaOf, mostUseful, without } from './criteria.ts';

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
  expect(alternativesOf(narrow).map(named)).toEqual([
    'all',
    'place',
    'bedrooms',
    'budget',
    'openHouses',
    'wider budget',
    'wider budget',
    'wider bedrooms',
    'place + budget',
    'bedrooms + budget',
    'budget + openHouses',
    'place + bedrooms',
  ]);
  expect(alternativesOf(narrow)[0]?.next).toMatchObject({ geo: narrow.geo, filters: {} });
  expect(alternativesOf({ ...EMPTY_SEARCH, filters: { bedrooms: 2 } }).map(named)).toEqual(['bedrooms']);
  expect(alternativesOf({ ...narrow, ids: ['1'] })).toEqual([]);
});

const named = ({ criterion, second, isWider }: Alternative) =>
  second ? `${criterion} + ${second}` : `${isWider ? 'wider ' : ''}${criterion ?? 'all'}`;

test('a highest price is raised by a tenth and by a quarter, bedrooms are one less, open houses are on any day', () => {
  const of = (filters: Filters) =>
    alternativesOf({ ...EMPTY_SEARCH, filters }).flatMap(({ isWider, next }) =>
      isWider ? [next.filters] : [],
    );

  expect(of({ highPrice: 500_000 })).toEqual([{ highPrice: 550_000 }, { highPrice: 630_000 }]);
  expect(of({ highPrice: 1850 })).toEqual([{ highPrice: 2100 }, { highPrice: 2400 }]);
  expect(of({ bedrooms: 4 })).toEqual([{ bedrooms: 3 }]);
  expect(of({ openHouseDay: 'WEEKEND', bedrooms: 4 })).toEqual([
    { openHouses: true, bedrooms: 4 },
    { openHouseDay: 'WEEKEND', bedrooms: 3 },
  ]);
  expect(of({ openHouses: true })).toEqual([]);
  expect(of({ exactBedrooms: 4, lowPrice: 300_000 })).toEqual([]);
});

test.each<[string, number[], string[]]>([
  [
    'of what one filter hides the most first, filters before the place',
    [400, 9000, 12, 340],
    ['budget', 'bedrooms', 'place', 'all'],
  ],
  [
    'a wider value first, the nearest one',
    [400, 0, 12, 0, 0, 2, 30, 1],
    ['wider budget', 'wider bedrooms', 'bedrooms', 'all'],
  ],
  [
    'two filters only where one is not enough, filters before the place',
    [400, 0, 0, 0, 0, 0, 0, 0, 700, 3, 9],
    ['budget + openHouses', 'bedrooms + budget', 'place + budget', 'all'],
  ],
  ['nothing where nothing finds a home', [], []],
])('an empty search offers %s', (_, totals, expected) => {
  const counted = alternativesOf(narrow).map((one, at) => ({ ...one, total: totals[at] ?? 0 }));

  expect(mostUseful(counted).map(named)).toEqual(expected);
});
