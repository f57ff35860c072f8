import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyArea, anyBounds, anyFilters, anyPoint, anyText } from '../../testing/search-arbitraries.ts';
import type { TransactionChoice } from '../filters.ts';
import { type GeoInput, type SearchInput, toSearchInput } from '../search-input.ts';
import { EMPTY_SEARCH, type SearchState } from '../search-state.ts';
import { SORT_VALUES } from '../sorts.ts';
import { fromRestQuery, type RestSearch, toRestQuery } from './rest-query.ts';

const NOW = { currentYear: 2026 };

function query(search: SearchInput): Record<string, string> {
  return toRestQuery({ search }, NOW);
}

function read(params: Record<string, string>) {
  return fromRestQuery(new URLSearchParams(params));
}

describe('the query of a search call', () => {
  test.each<[string, SearchInput, Record<string, string>]>([
    [
      'Np for bedrooms and bathrooms [R3.082]',
      { filters: { bedrooms: 3, bathrooms: 2 } },
      { bedrooms: '3p', bathrooms: '2p' },
    ],
    [
      'types joined by the pipe [R3.083]',
      { filters: { propertyTypes: ['house', 'condo'] } },
      { property_types: 'house|condo' },
    ],
    ['Np for the interior size [R3.085]', { filters: { interiorSize: 1200 } }, { interior_size: '1200p' }],
    [
      'now-Nd/d for the listing age [R3.086]',
      { filters: { listingAgeDays: 7 } },
      { listing_age: 'now-7d/d' },
    ],
    [
      'raw terms with their operator [R3.088]',
      { filters: { raw: [{ field: 'Parking', operator: 'eq', values: ['None'] }] } },
      { raw: '[{"field":"Parking","operator":"eq","values":["None"]}]' },
    ],
    [
      'prices and the transaction',
      { filters: { lowPrice: 1, highPrice: 2, transactionType: 'LEASE' } },
      { low_price: '1', high_price: '2', transaction_type: 'lease' },
    ],
    [
      'open houses, office and agent',
      { filters: { openHouses: true, officeId: 'o', agentId: 'a' } },
      { open_houses: 'true', office_id: 'o', agent_id: 'a' },
    ],
    [
      'the day of open houses and the fee',
      { filters: { openHouseDay: 'WEEKEND', monthlyFee: 0 } },
      { open_house_day: 'weekend', monthly_fee: '0' },
    ],
    ['a basket', { ids: ['a', 'b'] }, { ids: 'a|b' }],
    ['a place', { geo: { placeId: '1' } }, { whosonfirst: '1' }],
    [
      'a point',
      { geo: { point: { lat: 1, lon: 2, radius: 5 } } },
      { centre_lat: '1', centre_lon: '2', radius: '5' },
    ],
    [
      'a polygon, longitude first',
      {
        geo: {
          polygon: [
            { lat: 1, lon: 2 },
            { lat: 3, lon: 4 },
            { lat: 5, lon: 6 },
          ],
        },
      },
      { polygon: '2,1;4,3;6,5' },
    ],
    ['a shape', { geo: { shape: { index: 'a/b', id: '7' } } }, { shape: 'a%2Fb/7' }],
    [
      'bounds',
      { bounds: { north: 4, south: 3, east: 2, west: 1 } },
      { north: '4', south: '3', east: '2', west: '1' },
    ],
  ])('has %s, both directions', (_, search, params) => {
    expect(query(search)).toEqual(params);
    expect(read(params)).toMatchObject({ ok: true, value: { search } });
  });

  test('requests a construction age by the year built', () => {
    const year = (years: number) => query({ filters: { constructionAgeYears: years } }).raw;

    expect(year(1)).toBe('[{"field":"year_built","operator":"gte","values":["2026"]}]');
    expect(year(10)).toContain('"2017"');
  });

  test('half a character becomes the sign for what cannot be read', () => {
    expect(query({ geo: { shape: { index: '\0', id: '\ud800' } } }).shape).toBe('%EF%BF%BD/%EF%BF%BD');
  });

  test('reads what it wrote', () => {
    const geo: fc.Arbitrary<GeoInput> = fc.oneof(
      anyText.map((placeId) => ({ placeId })),
      anyPoint.map((point) => ({ point: { ...point, radius: 5 } })),
      anyArea.map((polygon) => ({ polygon })),
      fc
        .record({ index: fc.uuid(), id: fc.string({ minLength: 1, unit: 'grapheme' }) })
        .map((shape) => ({ shape })),
    );
    const filters = anyFilters.map(
      ({
        constructionAgeYears,
        sort,
        orgChartId,
        orgChartIncludeChildren,
        agentSetRaw,
        transactionType,
        ...known
      }) => ({
        ...known,
        ...(transactionType && transactionType !== 'ANY' && { transactionType }),
      }),
    );
    const calls: fc.Arbitrary<RestSearch> = fc.record({
      search: fc.record({ filters, geo, bounds: anyBounds }).map(({ filters, ...where }) => ({
        ...where,
        ...(Object.keys(filters).length > 0 && { filters }),
      })),
      sort: fc.constantFrom(...SORT_VALUES),
      from: fc.integer({ min: 0, max: 10_000 }),
      size: fc.integer({ min: 0, max: 100 }),
      select: fc.constantFrom<string[]>([], ['description', 'images']),
      limit: fc.integer({ min: 0, max: 2000 }),
      count: fc.boolean(),
    });

    fc.assert(
      fc.property(calls, (call) => {
        const params = new URLSearchParams(toRestQuery(call, NOW)).toString();
        expect(fromRestQuery(new URLSearchParams(params))).toEqual({ ok: true, value: call });
      }),
    );
  });

  test('has the defaults of a call', () => {
    expect(read({})).toEqual({
      ok: true,
      value: { search: {}, sort: 'LIST_DATE_DES', from: 0, size: 15, select: [], limit: 1000, count: true },
    });
  });

  test('ignores unknown parameters', () => {
    expect(read({ colour: 'red', termsAgreement: 'x' })).toEqual(read({}));
  });

  test.each([
    ['bedrooms', { bedrooms: 'abc' }, 'Invalid value for bedrooms'],
    ['bathrooms', { bathrooms: '2' }, 'bathrooms is a number and p, like 2p'],
    ['low_price', { low_price: 'cheap' }, 'low_price is a number from 0 to 999999999'],
    ['low_price', { low_price: '1.5' }, 'low_price is a whole number'],
    ['property_types', { property_types: 'house|castle' }, 'property_types is property types joined by |'],
    ['listing_age', { listing_age: '7' }, 'listing_age is a number of days, like now-7d/d'],
    ['transaction_type', { transaction_type: 'gift' }, 'transaction_type is sale or lease'],
    ['raw', { raw: '{' }, 'raw is a JSON list of { field, operator, values }'],
    [
      'raw',
      { raw: '[{"field":"a","operator":"sql","values":[]}]' },
      'raw is a JSON list of { field, operator, values }',
    ],
    [
      'raw',
      { raw: '[{"field":"a","operator":"eq","values":["\\u0000"]}]' },
      'raw is a JSON list of { field, operator, values }',
    ],
    ['office_id', { office_id: 'a\0' }, 'office_id holds a character that cannot be searched'],
    ['size', { size: '101' }, 'size is a number from 0 to 100'],
    ['from', { from: '10001' }, 'from is a number from 0 to 10000'],
    ['limit', { limit: '2001' }, 'limit is a number from 0 to 2000'],
    ['count', { count: 'maybe' }, 'count is true or false'],
    ['sort', { sort: 'random' }, 'sort is one of the known orders'],
    ['polygon', { polygon: '1,2;3,4' }, 'polygon is 3 to 500 corners, like lon,lat;lon,lat;lon,lat'],
    ['polygon', { polygon: '1,2;3,4;5' }, 'polygon is 3 to 500 corners, like lon,lat;lon,lat;lon,lat'],
    ['centre_lon', { centre_lat: '1' }, 'A centre has centre_lat and centre_lon'],
    ['polygon', { whosonfirst: '1', polygon: '1,2;3,4;5,6' }, 'Only one area can be searched at once'],
    ['west', { north: '1', south: '0', east: '1' }, 'A bounding box has north, south, east and west'],
    [
      'north',
      { north: '0', south: '1', east: '1', west: '0' },
      'A bounding box has its north above its south and its east beyond its west',
    ],
  ])('names the parameter it cannot read: %s of %j', (field, params, message) => {
    expect(read(params as unknown as Record<string, string>)).toEqual({
      ok: false,
      error: { field, message },
    });
  });

  test('can be anything without harm', () => {
    const params = fc.dictionary(
      fc.constantFrom(
        'bedrooms',
        'raw',
        'polygon',
        'shape',
        'size',
        'north',
        'centre_lat',
        'listing_age',
        'ids',
      ),
      fc.string(),
    );

    fc.assert(fc.property(params, (garbage) => typeof read(garbage).ok === 'boolean'));
  });
});

describe('the variables of a search', () => {
  test('hold filters, place, sort and page', () => {
    const state = {
      ...EMPTY_SEARCH,
      filters: { bedrooms: 3 },
      geo: { kind: 'place', id: '9' },
      page: 2,
    } as const;

    expect(toSearchInput(state)).toEqual({
      search: { filters: { bedrooms: 3, transactionType: 'SALE' }, geo: { placeId: '9' } },
      sort: 'LIST_DATE_DES',
      page: 2,
    });
  });

  test("search the site's place when the address names none, but not for all areas or a basket", () => {
    const geo = (state: object) =>
      toSearchInput({ ...EMPTY_SEARCH, ...state }, { defaultPlaceId: '9' }).search.geo;

    expect(geo({})).toEqual({ placeId: '9' });
    expect(geo({ geo: { kind: 'all-areas' } })).toBeUndefined();
    expect(geo({ ids: ['E1'] })).toBeUndefined();
  });

  test('take the configured radius around a point [R3.098]', () => {
    const state = { ...EMPTY_SEARCH, geo: { kind: 'point', lat: 1, lon: 2 } } as const;

    expect(toSearchInput(state, { radiusKm: 12 }).search.geo).toEqual({
      point: { lat: 1, lon: 2, radius: 12 },
    });
  });

  test('join the terms that the agent set to those of the visitor', () => {
    const term = (field: string) => ({ field, operator: 'eq' as const, values: ['1'] });
    const { search } = toSearchInput({
      ...EMPTY_SEARCH,
      filters: { raw: [term('a')], agentSetRaw: [term('b')] },
    });

    expect(search.filters).toMatchObject({ raw: [term('a'), term('b')] });
  });

  test('look for homes for sale, unless the address or the site says otherwise or it is a basket', () => {
    const type = (of: Partial<SearchState>, defaultTransaction?: TransactionChoice) =>
      toSearchInput({ ...EMPTY_SEARCH, ...of }, defaultTransaction && { defaultTransaction }).search.filters
        ?.transactionType;

    expect(type({ filters: { highPrice: 150_000 } })).toBe('SALE');
    expect(type({ filters: { transactionType: 'LEASE' } })).toBe('LEASE');
    expect(type({ filters: { transactionType: 'ANY' } })).toBeUndefined();
    expect(type({}, 'LEASE')).toBe('LEASE');
    expect(type({}, 'ANY')).toBeUndefined();
    expect(type({ ids: ['E1'] })).toBeUndefined();
  });
});
