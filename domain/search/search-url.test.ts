import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySearchState } from '../testing/search-arbitraries.ts';
import { parseSearchUrl } from './parse-search-url.ts';
import { searchPath } from './search-path.ts';
import { EMPTY_SEARCH, type SearchState } from './search-state.ts';

function parse(address: string): SearchState {
  const url = new URL(address, 'http://site.example');

  return parseSearchUrl(url.pathname, url.searchParams);
}

const AREA = 'k~rfI~}hsTgEoEnKwB';

const SHAPES: [what: string, address: string, state: Partial<SearchState>][] = [
  ['the root [R2.046]', '/search', {}],
  ['a preconfigured search', '/search/p/new-condos', { preconfigured: 'new-condos' }],
  ['a saved search', '/search/s/42', { savedSearch: '42' }],
  ['a basket', '/search?ids=E1,E2', { ids: ['E1', 'E2'] }],
  ['all areas', '/search/geo/all-areas/3-bedrooms', { geo: { kind: 'all-areas' }, filters: { bedrooms: 3 } }],
  ['all areas without filters', '/search/geo/all-areas', { geo: { kind: 'all-areas' } }],
  [
    'a place',
    '/search/geo/wof/890458485/houses',
    { geo: { kind: 'place', id: '890458485' }, filters: { propertyTypes: ['house'] } },
  ],
  [
    'several places',
    '/search/geo/wof/890458485,85/houses',
    { geo: { kind: 'places', ids: ['890458485', '85'] }, filters: { propertyTypes: ['house'] } },
  ],
  [
    'a custom area',
    '/search/geo/areas/7/houses',
    { geo: { kind: 'shape', index: 'areas', id: '7' }, filters: { propertyTypes: ['house'] } },
  ],
  [
    'type and path of a custom area [R2.032]',
    '/search/geo/areas/7?type=school&path=a%2Fb',
    { geo: { kind: 'shape', index: 'areas', id: '7', type: 'school', path: 'a/b' } },
  ],
  ['filters without a place', '/search/3-bedrooms', { filters: { bedrooms: 3 } }],
  ['a sort [R2.037]', '/search?sort=price_asc', { sort: 'PRICE_ASC' }],
  ['a page [R2.038]', '/search?page=2', { page: 2 }],
  [
    'a point [R2.039] [R2.040]',
    '/search?lat=53.5&lon=-113.5',
    { geo: { kind: 'point', lat: 53.5, lon: -113.5 } },
  ],
  [
    'a map view',
    '/search?box=53.6,53.5,-113.4,-113.6&map=1',
    { bounds: { north: 53.6, south: 53.5, east: -113.4, west: -113.6 }, map: true },
  ],
  [
    'default filters [R2.041]',
    '/search/geo/all-areas/defaults',
    { geo: { kind: 'all-areas' }, filters: { lowPrice: 250_000, highPrice: 400_000 } },
  ],
];

describe('a search address', () => {
  test.each(SHAPES)('holds %s, both directions', (_, address, state) => {
    expect(parse(address)).toEqual({ ...EMPTY_SEARCH, ...state });
    expect(searchPath({ ...EMPTY_SEARCH, ...state })).toBe(address);
  });

  test('gives back any search it was made of', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        expect(parse(searchPath(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('has one written form', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        const address = searchPath(state);
        expect(searchPath(parse(address))).toBe(address);
      }),
    );
  });

  test('begins with /search whatever is searched [R2.046]', () => {
    fc.assert(fc.property(anySearchState, (state) => /^\/search(\/|\?|$)/.test(searchPath(state))));
  });

  test('can be anything without harm', () => {
    const query = fc.dictionary(
      fc.constantFrom('ids', 'sort', 'page', 'lat', 'lon', 'area', 'box', 'map', 'type', 'path'),
      fc.string({ unit: 'binary' }),
    );

    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), query, (path, params) => {
        const state = parseSearchUrl(`/search/${path}`, new URLSearchParams(params));
        const { problems, ...rest } = state;
        expect(parse(searchPath(rest))).toEqual(rest);
      }),
    );
  });

  test.each([
    ['/search/anything', 'filters', 'anything'],
    ['/search/geo/all-areas/nonsense', 'filters', 'nonsense'],
    [`/search?area=${encodeURIComponent(AREA.slice(0, 9))}`, 'area', AREA.slice(0, 9)],
    ['/search?lat=91&lon=0', 'point', '91,0'],
    ['/search?lat=x&lon=0', 'point', 'x,0'],
    ['/search?box=1,2,3', 'box', '1,2,3'],
    ['/search?box=1,2,3,4', 'box', '1,2,3,4'],
    ['/search?ids=a%7Cb', 'ids', 'a|b'],
    ['/search?sort=cheapest', 'sort', 'cheapest'],
    ['/search?page=0', 'page', '0'],
    ['/search?page=1e3', 'page', '1e3'],
    ['/search/geo/wof', 'path', 'wof'],
    ['/search/geo/wof/here', 'path', 'wof/here'],
    ['/search/geo/wof/1,here,2', 'path', 'wof/1,here,2'],
    ['/search/geo/wof/1,2,3,4,5,6', 'path', 'wof/1,2,3,4,5,6'],
    ['/search/geo/whosonfirst/-1', 'path', 'whosonfirst/-1'],
  ] as const)('says what it left out: %s', (address, part, text) => {
    expect(parse(address).problems).toEqual([{ part, text }]);
  });

  test('is valid without a mistake', () => {
    expect(parse('/search/geo/all-areas/houses?page=3')).not.toHaveProperty('problems');
  });

  test('reads its tokens however they are escaped', () => {
    expect(parse('/search/geo/~77of/890458485')).toEqual(parse('/search/geo/wof/890458485'));
    expect(parse('/search/geo/~61ll-areas/houses')).toEqual(parse('/search/geo/all-areas/houses'));
    expect(parse('/search/geo/%77of/here').problems).toEqual([{ part: 'path', text: 'wof/here' }]);
  });

  test('ignores a latitude without a longitude', () => {
    expect(parse('/search?lat=53.5')).toEqual(EMPTY_SEARCH);
  });

  test('prefers a drawn area to a point and a point to a place', () => {
    const area = encodeURIComponent(AREA);

    expect(parse(`/search/geo/wof/1?lat=1&lon=2&area=${area}`).geo).toMatchObject({
      kind: 'area',
      from: { kind: 'place', id: '1' },
    });
    expect(parse(`/search?lat=1&lon=2&area=${area}`).geo).not.toHaveProperty('from');
    expect(parse('/search/geo/wof/1?lat=1&lon=2').geo?.kind).toBe('point');
  });

  test('limits a basket to its first 100 listings, each once', () => {
    const ids = Array.from({ length: 120 }, (_, index) => `E${index}`);

    expect(parse(`/search?ids=E0,${ids.join(',')}`).ids).toEqual(ids.slice(0, 100));
  });

  test('searches at most five places, each once; one of them is a place like any', () => {
    expect(parse('/search/geo/wof/1,2,1,3,4,5,6').geo).toEqual({
      kind: 'places',
      ids: ['1', '2', '3', '4', '5'],
    });
    expect(parse('/search/geo/wof/7,7,').geo).toEqual({ kind: 'place', id: '7' });
  });

  test('limits typed text, and ignores what it cannot parse', () => {
    expect(parse('/search/houses?q=Old%20Strathcona').text).toBe('Old Strathcona');
    expect(searchPath(parse('/search/houses?q=Old%20Strathcona'))).toBe('/search/houses?q=Old%20Strathcona');
    expect(parse('/search?q=%20')).toEqual(EMPTY_SEARCH);
  });

  test('names the sort only when the visitor chose one', () => {
    const prepared: SearchState = { ...EMPTY_SEARCH, filters: { sort: 'PRICE_DES' } };

    expect(searchPath(prepared)).toBe('/search/sort.price_des');
    expect(parse('/search/sort.price_des?sort=price_asc').sort).toBe('PRICE_ASC');
  });
});
