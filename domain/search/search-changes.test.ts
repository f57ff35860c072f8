import { describe, expect, test } from 'vitest';
import {
  addPlace,
  changeBounds,
  changeFilters,
  changeSort,
  clearFilters,
  clearGeo,
  drawArea,
  goToPage,
  removePlace,
  setGeo,
  setText,
} from './search-changes.ts';
import { EMPTY_SEARCH, type Geo, orderOf, type SearchState } from './search-state.ts';

const PREPARED: SearchState = { ...EMPTY_SEARCH, preconfigured: 'condos', filters: { bedrooms: 2 }, page: 4 };
const NEAREST: SearchState = { ...EMPTY_SEARCH, geo: { kind: 'point', lat: 1, lon: 2 }, sort: 'GEO_CENTRE' };
const PLACE: Geo = { kind: 'place', id: '7' };

test('changing any criteria leaves the preconfigured search and its page behind [R4.026]', () => {
  for (const changed of [
    changeFilters(PREPARED, { bathrooms: 2 }),
    clearFilters(PREPARED),
    setGeo(PREPARED, PLACE, true),
  ]) {
    expect(changed).not.toHaveProperty('preconfigured');
    expect(changed.page).toBe(1);
  }
});

test('a place is added beside the others and taken off again, and nearest needs one alone', () => {
  const one: SearchState = { ...PREPARED, preconfigured: undefined, geo: PLACE, sort: 'GEO_CENTRE' };
  const two = addPlace(one, '8');

  expect(two).toMatchObject({
    geo: { kind: 'places', ids: ['7', '8'] },
    filters: { bedrooms: 2 },
    sort: null,
  });
  expect(addPlace(two, '8').geo).toEqual(two.geo);
  expect(removePlace(two, '7').geo).toEqual({ kind: 'place', id: '8' });
  expect(removePlace(one, '7').geo).toEqual({ kind: 'all-areas' });
});

test('changing a filter leaves the others, and undefined removes one', () => {
  expect(changeFilters(PREPARED, { bathrooms: 2 }).filters).toEqual({ bedrooms: 2, bathrooms: 2 });
  expect(changeFilters(PREPARED, { bedrooms: undefined }).filters).toEqual({});
});

test('setting a place drops the point that was searched around and the map view [R4.027]', () => {
  const bounds = { north: 2, south: 1, east: 2, west: 1 };
  const changed = setGeo({ ...NEAREST, bounds }, PLACE, true);

  expect(changed.geo).toEqual(PLACE);
  expect(changed).not.toHaveProperty('bounds');
});

test('Nearest falls back to the default sort when the place has no centre [R4.028]', () => {
  expect(orderOf(setGeo(NEAREST, PLACE, false))).toBe('LIST_DATE_DES');
  expect(setGeo(NEAREST, PLACE, true).sort).toBe('GEO_CENTRE');
});

test('clearing the place resets Nearest and searches all areas [R4.029]', () => {
  expect(clearGeo(NEAREST)).toMatchObject({ sort: null, geo: { kind: 'all-areas' } });
  expect(orderOf(clearGeo(NEAREST))).toBe('LIST_DATE_DES');
});

test('sorting and paging stay within the preconfigured search', () => {
  expect(changeSort(PREPARED, 'PRICE_ASC')).toMatchObject({
    preconfigured: 'condos',
    sort: 'PRICE_ASC',
    page: 1,
  });
  expect(goToPage(PREPARED, 5)).toMatchObject({ preconfigured: 'condos', page: 5 });
});

test('a text goes when a place is chosen or the map moved, and stays while filters change', () => {
  const typed = setText({ ...EMPTY_SEARCH, geo: PLACE }, ' Strathcona ');

  expect(typed).toMatchObject({ text: 'Strathcona', geo: null });
  expect(changeFilters(typed, { bedrooms: 2 })).toMatchObject({ text: 'Strathcona' });
  expect(setGeo(typed, PLACE, true)).not.toHaveProperty('text');
  expect(changeBounds(typed, { north: 2, south: 1, east: 2, west: 1 })).not.toHaveProperty('text');
  expect(setText(typed, '  ')).not.toHaveProperty('text');
});

test('moving the map begins at the first page', () => {
  const bounds = { north: 2, south: 1, east: 2, west: 1 };

  expect(changeBounds(PREPARED, bounds)).toMatchObject({ bounds, page: 1 });
  expect(changeBounds({ ...PREPARED, bounds }, undefined)).not.toHaveProperty('bounds');
});

test.each<[SearchState['filters'], SearchState['sort'], string]>([
  [{ openHouses: true }, null, 'OPEN_HOUSE'],
  [{ openHouseDay: 'WEEKEND' }, null, 'OPEN_HOUSE'],
  [{ openHouses: true }, 'PRICE_ASC', 'PRICE_ASC'],
  [{ openHouses: true, sort: 'PRICE_DES' }, null, 'PRICE_DES'],
  [{ bedrooms: 2 }, null, 'LIST_DATE_ASC'],
])('the order of %j with %j is %s where the site lists the longest listed first', (filters, sort, order) => {
  expect(orderOf({ ...EMPTY_SEARCH, filters, sort }, 'LIST_DATE_ASC')).toBe(order);
});

describe('a drawn area is searched', () => {
  const corners = [
    { lat: 1, lon: 1 },
    { lat: 1, lon: 2 },
    { lat: 2, lon: 1 },
  ];
  const other = corners.map(({ lat, lon }) => ({ lat: lat + 1, lon }));

  test.each<[string, Geo | null]>([
    ['the place of the site', null],
    ['a place', PLACE],
    ['all areas', { kind: 'all-areas' }],
    ['a street', { kind: 'shape', index: 'street', id: 'Whyte_Avenue_NW__Edmonton' }],
  ])('instead of %s, which is searched again without it', (_, geo) => {
    const state: SearchState = { ...EMPTY_SEARCH, filters: { bedrooms: 2 }, geo, page: 3 };
    const drawn = drawArea(state, corners);

    expect(drawn.geo).toMatchObject({ kind: 'area', corners });
    expect(drawn.filters).toEqual({ bedrooms: 2 });
    expect(drawArea(drawArea(drawn, other), null)).toEqual({ ...state, page: 1 });
  });

  test('instead of a point, after which the place of the site is searched', () => {
    const point: SearchState = { ...EMPTY_SEARCH, geo: { kind: 'point', lat: 1, lon: 2 } };

    expect(drawArea(drawArea(point, corners), null).geo).toBeNull();
  });
});
