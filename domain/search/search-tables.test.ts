import { describe, expect, test } from 'vitest';
import {
  AUTOCOMPLETE_DEBOUNCE_MS,
  AUTOCOMPLETE_FOCUS_DISTANCE_KM,
  isWorthSuggesting,
} from './autocomplete.ts';
import { DEFAULT_FILTERS } from './filters.ts';
import {
  CLUSTER_TIERS,
  CLUSTER_ZOOM,
  DEFAULT_MAP_CENTRE,
  DEFAULT_MAP_ZOOM,
  leastZoom,
  MAP_TIERS,
  mapContent,
  mapTiers,
  SEARCH_ZOOM,
} from './map-zoom.ts';
import {
  DEFAULT_CALL_SIZE,
  offsetOf,
  pageCount,
  pagerNumbers,
  RESULTS_PER_PAGE,
  SOLDS_PER_PAGE,
} from './paging.ts';
import { popularSearches } from './popular-searches.ts';
import { isPropertyType, PANEL_PROPERTY_TYPES, PROPERTY_TYPES, propertyTypeLabel } from './property-types.ts';
import { parseAtLeast, parseBedrooms } from './rest/at-least.ts';
import { offeredSorts, SORT_CHOICES } from './sort-choices.ts';
import { DEFAULT_SORT, possibleSort, sortFromKey, sortKey } from './sorts.ts';

describe('property types', () => {
  test('are eight [R3.084]', () => {
    expect(PROPERTY_TYPES.map(({ value }) => value).toSorted()).toEqual(
      ['house', 'condo', 'townhouse', 'land', 'commercial', 'rural', 'mobile', 'investment'].toSorted(),
    );
    expect(isPropertyType('castle')).toBe(false);
  });

  test.each([
    ['house', 'Homes', 'R9.044'],
    ['condo', 'Condos', 'R9.045'],
    ['townhouse', 'Townhouses', 'R9.046'],
    ['land', 'Land', 'R9.047'],
    ['commercial', 'Commercial Real Estate', 'R9.048'],
    ['mobile', 'Mobile Homes', 'R9.049'],
    ['rural', 'Rural Real Estate', 'R9.050'],
  ] as const)('%s is labelled %s [%s]', (value, label, _) => {
    expect(PROPERTY_TYPES.find((type) => type.value === value)?.label).toBe(label);
    expect(PANEL_PROPERTY_TYPES.map((type) => type.label)).toContain(label);
  });

  test('include investments, which the default panel leaves out', () => {
    expect(propertyTypeLabel('house')).toBe('Houses');
    expect(propertyTypeLabel('investment')).toBe('Investment Properties');
    expect(PANEL_PROPERTY_TYPES).toHaveLength(7);
  });
});

describe('sorts', () => {
  test('begin with Most Recent, the default [R9.003]', () => {
    expect(sortKey(DEFAULT_SORT)).toBe('list_date_des');
  });

  test.each([
    ['list_date_des', 'Most Recent'],
    ['list_date_asc', 'Longest Listed'],
    ['geo_centre', 'Nearest'],
  ])('%s is labelled %s [R9.004] [R9.005] [R9.008]', (key, label) => {
    expect(SORT_CHOICES.find((sort) => sort.key === key)?.label).toBe(label);
  });

  test('have keys that read back [R9.006] [R9.007]', () => {
    for (const { value, key } of SORT_CHOICES) expect(sortFromKey(key)).toBe(value);
    expect(sortFromKey('price_asc')).toBe('PRICE_ASC');
    expect(sortFromKey('price_des')).toBe('PRICE_DES');
    expect(sortFromKey('PRICE_ASC')).toBeNull();
  });

  test('offer Nearest only with a centre [R4.030]', () => {
    expect(offeredSorts(true).map(({ label }) => label)).toContain('Nearest');
    expect(offeredSorts(false).map(({ label }) => label)).not.toContain('Nearest');
  });

  test('offer the orders that buyers know of portals', () => {
    expect(offeredSorts(false).map(({ label }) => label)).toEqual([
      'Most Recent',
      'Longest Listed',
      'Price: low to high',
      'Price: high to low',
      'Recently reduced',
      'Price per sq ft: low to high',
      'Most bedrooms',
      'Largest interior',
      'Largest lot',
      'Next open house',
    ]);
  });

  test('fall back from Nearest without a centre [R4.028]', () => {
    expect(possibleSort('GEO_CENTRE', false)).toBeNull();
    expect(possibleSort('GEO_CENTRE', true)).toBe('GEO_CENTRE');
    expect(possibleSort('PRICE_ASC', false)).toBe('PRICE_ASC');
  });
});

describe('pages', () => {
  test('hold 20 listings, 9 solds, and a call without a size 15', () => {
    expect([RESULTS_PER_PAGE, SOLDS_PER_PAGE, DEFAULT_CALL_SIZE]).toEqual([20, 9, 15]);
  });

  test.each([
    [41, 20, 3],
    [40, 20, 2],
    [1, 20, 1],
    [0, 20, 0],
  ])('%i results of %i are %i pages [R9.054]', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  test('count from one', () => {
    expect([offsetOf(1, 20), offsetOf(3, 20), offsetOf(0, 20)]).toEqual([0, 40, 0]);
  });

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 5, [1, 2, 3, 4, 5]],
  ])('the pager at %i of %i shows %j', (page, count, numbers) => {
    expect(pagerNumbers(page, count)).toEqual(numbers);
  });
});

describe('the map', () => {
  test('opens at the default centre and zoom [R9.010]', () => {
    expect(DEFAULT_MAP_CENTRE).toEqual({ lat: 53.56, lon: -113.63 });
    expect(DEFAULT_MAP_ZOOM).toBe(11);
  });

  test('shows homes from zoom 10, and with clusters at every zoom', () => {
    expect([leastZoom(), leastZoom(CLUSTER_TIERS)]).toEqual([10, 0]);
  });

  test('has the zooms 13 for clusters and 15 for the search [R9.011] [R9.012]', () => {
    expect([CLUSTER_ZOOM, SEARCH_ZOOM]).toEqual([13, 15]);
  });

  test.each([
    [18, { show: 'listings' }, 'R4.031'],
    [15, { show: 'listings' }, 'R4.031'],
    [14.9, { show: 'clusters', precision: 6 }, 'R4.032'],
    [13, { show: 'clusters', precision: 6 }, 'R4.032'],
    [12.9, { show: 'clusters', precision: 5 }, 'R4.033'],
    [11, { show: 'clusters', precision: 5 }, 'R4.033'],
    [10.9, { show: 'listings' }, 'R4.034'],
    [10, { show: 'listings' }, 'R4.034'],
    [9.9, { show: 'nothing' }, 'R4.035'],
    [0, { show: 'nothing' }, 'R4.035'],
  ])('at zoom %f shows %j [%s]', (zoom, content, _) => {
    expect(mapContent(zoom)).toEqual(content);
  });

  test('clusters that are shown at every zoom have room for their markers where a tier begins', () => {
    for (const { from, content } of CLUSTER_TIERS) {
      if (content.show !== 'clusters' || from === 0) continue;
      const rows = 2 ** Math.floor((5 * content.precision) / 2);

      // Near the equator, where cells are lowest: the world is 512 pixels high at zoom 0, half of it is latitude.
      expect((256 * 2 ** from) / rows).toBeGreaterThanOrEqual(64);
    }
  });

  test('shows what the table of the site says, whatever the order of its rows', () => {
    const own = mapTiers([
      { from: 8, content: { show: 'clusters', precision: 4 } },
      { from: 14, content: { show: 'listings' } },
    ]);

    expect([7.9, 8, 13.9, 14].map((zoom) => mapContent(zoom, own).show)).toEqual([
      'nothing',
      'clusters',
      'clusters',
      'listings',
    ]);
    expect(mapTiers()).toBe(MAP_TIERS);
    expect(mapTiers('clusters')).toBe(CLUSTER_TIERS);
  });

  test('can show clusters at every zoom', () => {
    expect([0, 5, 9, 10, 12].map((zoom) => mapContent(zoom, CLUSTER_TIERS).show)).toEqual(
      Array(5).fill('clusters'),
    );
  });
});

describe('a bedrooms value', () => {
  test('like 3p is at least three [R5.039] [R3.082]', () => {
    expect(parseBedrooms('3p')).toBe(3);
  });

  test('of 1p is any [R5.040]', () => {
    expect(parseBedrooms('1p')).toBeNull();
  });

  test.each(['abc', '3', 'p', '', '3P', '-3p', '0p', '3p ', '2.5p'])(
    '%j throws "Invalid value for bedrooms" [R5.041]',
    (value) => {
      expect(() => parseBedrooms(value)).toThrow('Invalid value for bedrooms');
    },
  );

  test('has the form of the other amounts [R3.085]', () => {
    expect(parseAtLeast('1200p')).toBe(1200);
  });
});

test('suggestions need more than 3 characters, every 500 ms, near 100 [R9.013]', () => {
  expect(['', 'abc', 'abc ', 'abcd'].map(isWorthSuggesting)).toEqual([false, false, false, true]);
  expect(AUTOCOMPLETE_DEBOUNCE_MS).toBe(500);
  expect(AUTOCOMPLETE_FOCUS_DISTANCE_KM).toBe(100);
});

test('the default prices are 250000 to 400000 [R9.016]', () => {
  expect(DEFAULT_FILTERS).toEqual({ lowPrice: 250_000, highPrice: 400_000 });
});

test('at most 20 popular searches are shown [R9.052]', () => {
  expect(popularSearches(Array.from({ length: 25 }, (_, n) => n))).toHaveLength(20);
});
