import { expect, test, vi } from 'vitest';
import { filterPanel, panelKey } from './panels/filter-panel.ts';
import { CLUSTER_TIERS, MAP_TIERS } from './map-zoom.ts';
import { rawRange, rawValues, setRawRange, setRawTerms } from './raw-terms.ts';
import { FILTER_KEYS, type SearchSetup, searchConfig } from './search-config.ts';
import { checkSearchSetup, readSearchSetup } from './search-setup-schema.ts';
import { showMetaTemplate } from './text/meta-template.ts';

const space = { id: 'edmonton', source: 'idx-edm-v5', defaultPlaceId: 890458485 };

const setup: SearchSetup = {
  autocomplete: { focusDistance: 50 },
  resultsPerPage: 40,
  defaultSort: 'price_asc',
  pointSearchRadius: 2,
  rawFieldSets: {
    basement: {
      field: 'additionalDetails.Basement',
      values: [{ value: 'Finished', label: 'Finished basement' }],
    },
    parking: { field: 'additionalDetails.Parking' },
    year: { field: 'year_built', min: 1900, max: 2026, step: 1 },
  },
  preconfiguredSearches: [{ slug: 'river', name: 'By the river', url: '/search/condos' }],
  defaultGeo: { type: 'all-areas' },
  panels: [
    'budget',
    { kind: 'raw-checkboxes', label: 'Basement', rawFieldSet: 'basement' },
    { kind: 'office' },
  ],
  filterOptions: { Office: [{ value: 'o-1', label: 'Downtown' }] },
};

test('without a setup the search runs by the values of the product [R3.096, R3.097, R3.098, R3.099, R3.100, R3.101, R3.102]', () => {
  expect(searchConfig(space)).toEqual({
    autocomplete: { focusDistance: 100, size: 8, debounceMs: 500 },
    resultsPerPage: 20,
    drawing: 'open',
    defaultSort: 'list_date_des',
    defaultTransaction: 'SALE',
    pointSearchRadius: 5,
    rawFieldSets: {},
    preconfiguredSearches: [],
    defaultGeo: { type: 'whosonfirst', id: '890458485' },
    panels: [...FILTER_KEYS],
    filterOptions: {},
    mapTiers: MAP_TIERS,
  });
});

test('the tiers of the map are a table of the product or of the site', () => {
  const own = [{ from: 9, content: { show: 'clusters', precision: 4 } }] as const;

  expect(searchConfig(space, { mapTiers: 'clusters' }).mapTiers).toBe(CLUSTER_TIERS);
  expect(checkSearchSetup({ mapTiers: own })).toEqual({ ok: true, value: { mapTiers: own } });
  expect(checkSearchSetup({ mapTiers: 'always' }).ok).toBe(false);
  expect(checkSearchSetup({ mapTiers: [{ from: 9, content: { show: 'clusters', precision: 0 } }] }).ok).toBe(
    false,
  );
});

test('values set by an agent override the product’s, member by member', () => {
  expect(searchConfig(space, setup)).toMatchObject({
    ...setup,
    autocomplete: { focusDistance: 50, size: 8, debounceMs: 500 },
  });
  expect(checkSearchSetup(setup)).toEqual({ ok: true, value: setup });
});

test('an empty setup is rejected with the specified message [R5.048]', () => {
  for (const nothing of ['', '  \n', '{}'])
    expect(() => readSearchSetup(nothing)).toThrow('Empty setup object.');
});

test('a setup that is not JSON is rejected and says why [R5.049]', () => {
  for (const text of ['{"panels": [', 'panels', "{'panels': []}"])
    expect(readSearchSetup(text)).toMatchObject({
      ok: false,
      problems: [{ field: '', message: expect.stringMatching(/^This is not JSON: /) }],
    });
});

test.each([
  [{ resultsPerPage: 0 }, 'resultsPerPage'],
  [{ panels: ['swimming'] }, 'panels.0'],
  [
    { preconfiguredSearches: [{ slug: 'a', name: 'A', url: 'javascript:alert(1)' }] },
    'preconfiguredSearches.0.url',
  ],
  [
    {
      preconfiguredSearches: [
        { slug: 'a', name: 'A', url: '/search' },
        { slug: 'a', name: 'B', url: '/search' },
      ],
    },
    'preconfiguredSearches.1.slug',
  ],
  [
    {
      preconfiguredSearches: [
        { slug: 'a', name: 'A', url: '/search', htmlMeta: { title: '{{price}} in {{location}}' } },
      ],
    },
    'preconfiguredSearches.0.htmlMeta.title',
  ],
  [{ rawFieldSets: { x: { field: 'year_built', min: 9, max: 1 } } }, 'rawFieldSets.x.max'],
  [{ colour: 'red' }, ''],
  [['budget'], ''],
  ['text', ''],
])('the setup %j is rejected at %s', (value, field) => {
  expect(checkSearchSetup(value)).toMatchObject({ ok: false, problems: [{ field }] });
});

test('a panel on a field set that is not defined names it [R5.050]', () => {
  const entry = { kind: 'raw-text', label: 'Lot', rawFieldSet: 'lot' } as const;

  expect(() => filterPanel(entry, setup)).toThrow('No rawFieldSet defined for lot');
  expect(() => filterPanel({ ...entry, rawFieldSet: 'constructor' }, setup)).toThrow(
    'No rawFieldSet defined for constructor',
  );
  expect(checkSearchSetup({ panels: [entry] })).toMatchObject({
    problems: [{ field: 'panels.0', message: 'No rawFieldSet defined for lot' }],
  });
});

test('an office or agent panel needs its choices [R8.019, R8.020]', () => {
  expect(() => filterPanel({ kind: 'office' }, {})).toThrow(
    'Filter config options for Office not provided in config',
  );
  expect(() => filterPanel({ kind: 'agent' }, setup)).toThrow(
    'Filter config options for Agent not provided in config',
  );
  expect(filterPanel({ kind: 'office' }, setup)).toMatchObject({
    key: 'office',
    label: 'Office',
    values: [{ value: 'o-1', label: 'Downtown' }],
  });
});

test('a panel on a field of the source brings the field and what it offers', () => {
  expect(panelKey('budget')).toBe('budget');
  expect(filterPanel({ kind: 'raw-range', label: 'Built', rawFieldSet: 'year' }, setup)).toEqual({
    key: 'raw-year',
    kind: 'raw-range',
    label: 'Built',
    field: 'year_built',
    min: 1900,
    max: 2026,
    step: 1,
    unit: '',
  });
});

test('terms on a field are set and read without touching the others', () => {
  const field = 'additionalDetails.Basement';
  const other = { field: 'city', operator: 'eq', values: ['Edmonton'] } as const;
  const before = { raw: [{ ...other, values: [...other.values] }] };
  const set = setRawTerms(before, field, [{ operator: 'in', values: ['Finished', 'None'] }]);

  expect(rawValues(set, field, 'in')).toEqual(['Finished', 'None']);
  expect(rawValues(set, field, 'match')).toEqual([]);
  expect(setRawTerms(set, field, [{ operator: 'in', values: [] }])).toEqual(before);
});

test('an end of a range at the end of its scale does not filter', () => {
  const scale = { field: 'year_built', min: 1900, max: 2026 };
  const set = setRawRange({}, scale, [1950, 2026]);

  expect(set).toEqual({ raw: [{ field: 'year_built', operator: 'gte', values: ['1950'] }] });
  expect(rawRange(set, scale)).toEqual([1950, 2026]);
  expect(setRawRange(set, scale, [1900, 2026])).toEqual({});
  expect(rawRange({ raw: [{ field: 'year_built', operator: 'gte', values: ['x'] }] }, scale)).toEqual([
    1900, 2026,
  ]);
});

test('an invalid expression of a meta template is reported and unchanged [R8.029, R8.030]', () => {
  const warn = vi.fn();

  expect(showMetaTemplate('{{count}} {{type}} in {{city}}', { count: 3, type: 'condos' }, warn)).toBe(
    '3 condos in {{city}}',
  );
  expect(warn.mock.calls).toEqual([['htmlMeta template variable city is not allowed']]);
});
