import { describe, expect, test } from 'vitest';
import type { Filters } from '../filters.ts';
import { PROPERTY_TYPES } from '../property-types.ts';
import { searchRobots } from '../robots.ts';
import { EMPTY_SEARCH, type SearchState } from '../search-state.ts';
import { filterFacts } from './filter-summary.ts';
import { fillMetaTemplate, META_VARIABLES } from './meta-template.ts';
import { filteredSearchHeading, savedSearchName, searchHeading, searchTitle } from './search-heading.ts';

describe('robots', () => {
  test.each<[string, string, Partial<SearchState>]>([
    ['index,follow', 'a preconfigured search [R5.059]', { preconfigured: 'condos' }],
    [
      'index,follow',
      'a preconfigured search with filters [R5.059]',
      { preconfigured: 'condos', filters: { bedrooms: 3 } },
    ],
    ['index,follow', 'no property type [R5.060]', {}],
    ['index,follow', 'one property type [R5.060]', { filters: { propertyTypes: ['house'] } }],
    ['index,follow', 'a place', { geo: { kind: 'place', id: '1' } }],
    ['noindex,follow', 'other filters [R5.061]', { filters: { bedrooms: 3 } }],
    [
      'noindex,follow',
      'one type and other filters [R5.061]',
      { filters: { propertyTypes: ['house'], highPrice: 1 } },
    ],
    ['noindex,follow', 'several property types [R5.062]', { filters: { propertyTypes: ['house', 'condo'] } }],
    ['noindex,follow', 'a location point [R5.063]', { geo: { kind: 'point', lat: 1, lon: 2 } }],
    ['noindex,follow', 'several places', { geo: { kind: 'places', ids: ['1', '2'] } }],
    ['noindex,follow', 'a drawn area', { geo: { kind: 'area', corners: [] } }],
    ['noindex,follow', 'a basket', { ids: ['a'] }],
    ['noindex,follow', 'a saved search', { savedSearch: '1' }],
  ])('are %s for %s', (robots, _, state) => {
    expect(searchRobots({ ...EMPTY_SEARCH, ...state })).toBe(robots);
  });
});

describe('the heading of a search', () => {
  test('is the place and Real Estate by default [R9.015]', () => {
    expect(searchHeading('Edmonton, AB')).toBe('Edmonton, AB Real Estate');
    expect(searchHeading('Edmonton, AB', {}, 'SALE')).toBe('Edmonton, AB Real Estate');
  });

  test('is what is searched where the site has no place', () => {
    expect(searchHeading('', {}, 'SALE')).toBe('Homes for Sale');
    expect(searchHeading('', { propertyTypes: ['condo'] }, 'LEASE')).toBe('Condos for Lease');
    expect(searchHeading('', { transactionType: 'ANY' }, 'SALE')).toBe('Homes for Sale or Lease');
    expect(searchTitle('', { bedrooms: 3 }, 2, 'SALE')).toBe('3+ bed homes, Page 2');
  });

  test.each([
    [{ propertyTypes: ['house'] }, 'Edmonton, AB Houses'],
    [
      { propertyTypes: ['condo', 'house'], transactionType: 'LEASE' },
      'Edmonton, AB Houses and Condos for Lease',
    ],
    [{ openHouses: true }, 'Edmonton, AB Open Houses'],
    [{ transactionType: 'SALE', bedrooms: 3 }, 'Edmonton, AB Real Estate for Sale'],
  ] as const)('says what is searched: %j', (filters, heading) => {
    expect(searchHeading('Edmonton, AB', structuredClone(filters) as object)).toBe(heading);
  });

  test('of nearly all types says which are not searched', () => {
    const propertyTypes = PROPERTY_TYPES.map(({ value }) => value).filter((type) => type !== 'condo');

    expect(searchHeading('Ritchie', { propertyTypes })).toBe('Ritchie Real Estate');
    expect(searchTitle('Ritchie', { propertyTypes })).toBe('Ritchie Real Estate, All types but Condos');
  });

  test('becomes the title with the other filters and the page', () => {
    expect(searchTitle('Strathcona', { propertyTypes: ['house'], bedrooms: 3, highPrice: 400_000 }, 2)).toBe(
      '3+ bed houses under $400,000 in Strathcona, Page 2',
    );
  });
});

test.each<[Filters, string]>([
  [{}, 'Ritchie Real Estate'],
  [{ propertyTypes: ['condo'], transactionType: 'LEASE' }, 'Ritchie Condos for Lease'],
  [{ propertyTypes: ['house'], bedrooms: 3, highPrice: 500_000 }, '3+ bed houses under $500,000 in Ritchie'],
  [{ exactBedrooms: 1, bathrooms: 2, lowPrice: 200_000 }, '1 bed, 2+ bath homes from $200,000 in Ritchie'],
  [{ exactBedrooms: 0, transactionType: 'LEASE' }, 'Studio homes for lease in Ritchie'],
  [{ lowPrice: 400_000, highPrice: 500_000 }, 'Homes from $400,000 to $500,000 in Ritchie'],
  [{ propertyTypes: ['condo'], monthlyFee: 400 }, 'Condos in Ritchie, monthly fee up to $400'],
  [
    { garageSpaces: 2, withPool: true, priceReduced: true },
    'Homes in Ritchie, garage for at least 2 cars, price reduced',
  ],
  [{ openHouses: true }, 'Ritchie Open Houses'],
  [{ openHouseDay: 'WEEKEND' }, 'Open houses this weekend in Ritchie'],
  [{ openHouseDay: 'WEEKEND', transactionType: 'LEASE' }, 'Open houses this weekend for lease in Ritchie'],
  [{ openHouses: true, highPrice: 500_000 }, 'Open houses under $500,000 in Ritchie'],
  [{ openHouseDay: 'SUNDAY', propertyTypes: ['condo'] }, 'Condos in Ritchie, open houses on Sunday'],
  [{ openHouses: true, propertyTypes: ['condo'] }, 'Condos in Ritchie, open houses'],
  [{ openHouseDay: 'TODAY', bedrooms: 3 }, '3+ bed homes in Ritchie, open houses today'],
])('the heading says what %j search: "%s"', (filters, heading) => {
  expect(filteredSearchHeading('Ritchie', filters)).toBe(heading);
});

test.each<Filters>([{ openHouses: true }, { openHouseDay: 'WEEKEND' }, { openHouses: true, bedrooms: 2 }])(
  'the title of %j says it once',
  (filters) => {
    expect(searchTitle('Ritchie', filters)).toBe(filteredSearchHeading('Ritchie', filters));
  },
);

describe('a search is saved', () => {
  test.each<[string, Filters]>([
    ['Ritchie', {}],
    ['Ritchie', { propertyTypes: ['condo'], bedrooms: 3 }],
    ['Ritchie', { garageSpaces: 2, withPool: true }],
    ['', { propertyTypes: ['condo'] }],
    ['', {}],
  ])('under its heading: %s %j', (place, filters) => {
    expect(savedSearchName(place, filters, 'SALE')).toBe(filteredSearchHeading(place, filters, 'SALE'));
  });

  test('with all its filters', () => {
    expect(savedSearchName('Ritchie', { garageSpaces: 2, withPool: true, priceReduced: true })).toBe(
      'Homes in Ritchie, garage for at least 2 cars, price reduced, with a pool',
    );
  });
});

test('filters are listed one by one, each with what removes it', () => {
  expect(filterFacts({ lowPrice: 100_000, openHouses: true, bedrooms: 1, listingAgeDays: 1 })).toEqual([
    { keys: ['lowPrice', 'highPrice'], text: 'From $100,000' },
    { keys: ['listingAgeDays'], text: 'Listed today' },
    { keys: ['openHouses'], text: 'Open houses' },
  ]);
});

test('raw terms of the agent are listed as Realtor-set filters', () => {
  const agentSetRaw = [{ field: 'a', operator: 'eq' as const, values: ['1'] }];

  expect(filterFacts({ agentSetRaw })).toEqual([{ keys: ['agentSetRaw'], text: 'Realtor-set filters' }]);
});

describe('a meta template', () => {
  test('is filled with location, type, bed, bath and count [R5.051]', () => {
    const values = { location: 'Edmonton', type: 'Homes', bed: 3, bath: 2, count: 41 };
    const template = META_VARIABLES.map((name) => `{{${name}}}`).join(' ');

    expect(fillMetaTemplate(template, values)).toBe('Edmonton Homes 3 2 41');
    expect(fillMetaTemplate('{{ count }} homes in {{location}}', values)).toBe('41 homes in Edmonton');
  });

  test.each(['price', 'constructor', 'location.name', 'Location'])(
    'rejects the variable %s [R5.051]',
    (name) => {
      expect(() => fillMetaTemplate(`a {{${name}}}`, {})).toThrow(
        `htmlMeta template variable ${name} is not allowed`,
      );
    },
  );

  test('leaves no hole where a value is missing', () => {
    expect(
      fillMetaTemplate('{{count}} {{type}} homes in {{location}}', { count: 4, location: 'Edmonton' }),
    ).toBe('4 homes in Edmonton');
  });
});

test('a heading begins with a capital wherever is searched', () => {
  expect(searchHeading('all areas')).toBe('All areas Real Estate');
  expect(searchHeading('Your Location', { transactionType: 'LEASE' })).toBe(
    'Your Location Real Estate for Lease',
  );
});
