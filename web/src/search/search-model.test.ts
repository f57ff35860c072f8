import { expect, test } from 'vitest';
import { searchConfig } from '#domain/search/search-config.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { LOAD } from '../data/load-state.ts';
import { testListing } from '../listing/test-listing.ts';
import { readyState, searchModel } from './search-model.ts';

const config = searchConfig({ defaultPlaceId: 890458485 });
const position = { lat: 53.56, lon: -113.63, zoom: 11 };
const listing = testListing();
const unplaced = testListing({ id: 'l-2', location: null });
const input = {
  state: EMPTY_SEARCH,
  response: { total: 41, listings: [listing, unplaced] },
  totalListingCount: 6214,
  position,
  config,
  isPending: false,
};

test('the state contains criteria, results and setup [R3.069, R3.070]', () => {
  const state = {
    ...EMPTY_SEARCH,
    filters: { bedrooms: 3 },
    geo: { kind: 'place', id: '7' } as const,
    page: 2,
  };

  expect(searchModel({ ...input, state })).toMatchObject({
    filters: { bedrooms: 3 },
    geo: { kind: 'place', id: '7' },
    sort: 'LIST_DATE_DES',
    page: 2,
    results: [listing, unplaced],
    totalSearchResults: 41,
    totalListingCount: 6214,
    notifications: [],
    config,
  });
});

test('the state contains the invalid parts of the URL', () => {
  const problems = [{ part: 'filters', text: 'nonsense' } as const];

  expect(searchModel({ ...input, state: { ...EMPTY_SEARCH, problems } }).notifications).toEqual(['filters']);
});

test('the state contains the saved search of the URL', () => {
  const state = { ...EMPTY_SEARCH, savedSearch: 's1' };

  expect(searchModel({ ...input, state }).savedSearch).toBe('s1');
  expect(searchModel(input).savedSearch).toBeNull();
});

test("the state contains the listings with a marker and the map's position [R3.072]", () => {
  expect(searchModel(input).map).toEqual({ markers: [listing], position, positionLoad: 0 });
});

test('search, markers and user profile load separately [R4.023]', () => {
  const idle = { search: false, mapMarkers: false, userProfile: false };
  const waitOf = (loads: object) => searchModel({ ...input, ...loads }).wait;

  expect(waitOf({ isPending: true })).toEqual({ ...idle, search: true });
  expect(waitOf({ markerLoad: LOAD.loading })).toEqual({ ...idle, mapMarkers: true });
  expect(waitOf({ userLoad: LOAD.loading })).toEqual({ ...idle, userProfile: true });
});

test('the state contains what the customer saved, and only whether somebody is signed in [R3.071, R3.073]', () => {
  const savedSearches = [{ id: 's1', name: 'Lofts', path: '/search/s/s1' }];
  const lists = { savedSearches, favouriteIds: ['l-1'] };
  const state = { ...EMPTY_SEARCH, savedSearch: 's1' };

  expect(searchModel({ ...input, state, lists, userLoad: LOAD.loaded, isSignedIn: true })).toMatchObject({
    savedSearch: 's1',
    saved: savedSearches,
    faves: ['l-1'],
    userLoad: 2,
    idToken: { isSignedIn: true },
    notifications: [],
    config,
  });
  expect(searchModel(input)).toMatchObject({
    saved: [],
    faves: [],
    userLoad: 0,
    idToken: { isSignedIn: false },
  });
});

test('markers and map position are not requested, loading or loaded [R4.024, R4.091]', () => {
  const states = [LOAD.none, LOAD.loading, LOAD.loaded];

  expect(states).toEqual([0, 1, 2]);
  expect(states.map((markerLoad) => searchModel({ ...input, markerLoad }).wait.mapMarkers)).toEqual([
    false,
    true,
    false,
  ]);
  expect(states.map((positionLoad) => searchModel({ ...input, positionLoad }).map.positionLoad)).toEqual([
    0, 1, 2,
  ]);
});

test('a search is ready, then waiting, then done; other loads do not delay it [R3.074]', () => {
  const idle = { search: false, mapMarkers: true };

  expect(readyState(idle, false)).toBe('ready');
  expect(readyState({ ...idle, search: true }, false)).toBe('waiting');
  expect(readyState({ ...idle, search: true }, true)).toBe('waiting');
  expect(readyState(idle, true)).toBe('done');
});
