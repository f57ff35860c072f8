import { expect, test } from 'vitest';
import { readSite } from '../data/read-site.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { readSearch } from './read-search.ts';
import { resolvePrepared, searchedState, searchRequest } from './search-request.ts';
import { positionOf } from './use-map-position.ts';

const { space } = readSite(testSiteResponse(), 'http://localhost');
const prepared = [
  { slug: 'river', name: 'By the river', url: '/search/geo/wof/7/condos,2-bedrooms?sort=price_asc' },
];

test("a search without a place uses the site's place [R9.014]", () => {
  expect(searchRequest('/search/houses', space)).toEqual({
    search: {
      geo: { placeId: '890458485' },
      filters: { propertyTypes: ['house'], transactionType: 'SALE' },
      isLenient: true,
    },
    sort: 'LIST_DATE_DES',
    page: 1,
    size: 20,
    placeId: '890458485',
    hasPlace: true,
    alternatives: [{ geo: { placeId: '890458485' }, filters: { transactionType: 'SALE' }, isLenient: true }],
  });
});

test("the site's order applies until the visitor chooses one", () => {
  const setup = { defaultSort: 'price_asc' } as const;

  expect(searchRequest('/search/houses', space, setup)?.sort).toBe('PRICE_ASC');
  expect(searchRequest('/search/houses,sort.price_des', space, setup)?.sort).toBe('PRICE_DES');
  expect(searchRequest('/search/houses?sort=list_date_des', space, setup)?.sort).toBe('LIST_DATE_DES');
});

test('terms the source could not apply are not part of the current search', () => {
  const requests = readSearch('/search/condos,raw.nothing.eq.x,raw.city.eq.Leduc,agent-set.secret.eq.y');

  expect(searchedState(requests, [], ['nothing', 'secret']).filters).toEqual({
    propertyTypes: ['condo'],
    raw: [{ field: 'city', operator: 'eq', values: ['Leduc'] }],
  });
  expect(searchedState(requests, [], [])).toBe(requests);
});

test('a search of all areas has no place [R2.029]', () => {
  expect(searchRequest('/search/geo/all-areas?page=2', space)).toMatchObject({
    search: {},
    page: 2,
    hasPlace: false,
  });
});

test('a strap on another page searches without criteria', () => {
  expect(searchRequest('/homes-for-you', space)).toMatchObject({
    search: { geo: { placeId: '890458485' } },
    page: 1,
  });
});

test('a preconfigured search has its place, filters and order [R2.026]', () => {
  expect(searchRequest('/search/p/river?page=2', space, { preconfiguredSearches: prepared })).toMatchObject({
    search: { geo: { placeId: '7' }, filters: { propertyTypes: ['condo'], bedrooms: 2 } },
    sort: 'PRICE_ASC',
    page: 2,
  });
});

test("the visitor's own order takes precedence over that of a preconfigured search", () => {
  expect(resolvePrepared(readSearch('/search/p/river?sort=price_des'), prepared).sort).toBe('PRICE_DES');
});

test('an unknown preconfigured search is an ordinary search', () => {
  const state = readSearch('/search/p/unknown');

  expect(resolvePrepared(state, prepared)).toBe(state);
});

test("the map's position is the bounds of the URL, else its place, else the site's [R4.037]", () => {
  const place = { north: 2, south: 1, east: 2, west: 1 };
  const at = (url: string) => positionOf(readSearch(url), place, space.mapDefault);

  expect(at('/search/geo/wof/7?box=54,53,-113,-114')).toEqual({
    bounds: { north: 54, south: 53, east: -113, west: -114 },
    isExact: true,
  });
  expect(at('/search/geo/wof/7')).toEqual({ bounds: place });
  expect(at('/search/geo/postal/T6E')).toEqual({ bounds: place });
  expect(at('/search?lat=53.5&lon=-113.5')).toEqual({ lat: 53.5, lon: -113.5, zoom: 13 });
  expect(at('/search?area=broken')).toEqual(space.mapDefault);
  expect(at('/search')).toEqual(space.mapDefault);
});

test('only homes that are compared are asked for with their details', () => {
  expect(searchRequest('/search?ids=l-1,l-2', space)).toMatchObject({ isCompared: true });
  expect(searchRequest('/search', space)).not.toHaveProperty('isCompared');
});

test('the fees of homes are requested only in a search by fees', () => {
  expect(searchRequest('/search/condos,fee-to-400', space)).toMatchObject({ hasFees: true });
  expect(searchRequest('/search/fee-to-0', space)).toMatchObject({ hasFees: true });
  expect(searchRequest('/search/condos', space)).not.toHaveProperty('hasFees');
});
