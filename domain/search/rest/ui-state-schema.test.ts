import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilters, anyGeo } from '../../testing/search-arbitraries.ts';
import { SORT_VALUES } from '../sorts.ts';
import { fromUiState, toUiState } from './ui-state-schema.ts';

const anyCriteria = fc.record(
  {
    filters: anyFilters,
    geo: anyGeo,
    sort: fc.constantFrom(null, ...SORT_VALUES),
    bounds: fc.constant({ north: 53.6, south: 53.5, east: -113.4, west: -113.5 }),
  },
  { requiredKeys: ['filters', 'geo', 'sort'] },
);

describe('the state of a saved search', () => {
  test('is read from JSON as saved', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(fromUiState(JSON.parse(JSON.stringify(toUiState(criteria))))).toEqual({
          ok: true,
          value: criteria,
        });
      }),
    );
  });

  test('has the names and values of a search call', () => {
    expect(
      toUiState({
        filters: { transactionType: 'ANY', bedrooms: 3, propertyTypes: ['house'], constructionAgeYears: 10 },
        geo: { kind: 'place', id: '42' },
        sort: 'PRICE_ASC',
      }),
    ).toEqual({
      filters: { transaction_type: 'any', bedrooms: '3p', property_types: 'house', construction_age: '10' },
      geo: { type: 'whosonfirst', id: '42' },
      sort: 'price_asc',
    });
  });

  test.each([
    [null, ''],
    ['text', ''],
    [{ sort: 'random' }, 'sort'],
    [{ geo: { type: 'fake' } }, 'geo.type'],
    [{ geo: { type: 'whosonfirst', id: '../x' } }, 'geo.id'],
    [{ geo: { type: 'places', ids: [] } }, 'geo.ids'],
    [{ geo: { type: 'places', ids: ['1', 'x'] } }, 'geo.ids.1'],
    [{ geo: { type: 'location', centre_lat: 91, centre_lon: 0 } }, 'geo.centre_lat'],
    [{ geo: { type: 'polygon', corners: [] } }, 'geo.corners'],
    [{ viewport: { north: 1, south: 2, east: 1, west: 0 } }, 'viewport'],
    [{ viewport: '53,52,1,0' }, 'viewport'],
    [{ filters: { bedrooms: 'many' } }, 'filters.bedrooms'],
    [{ filters: { raw: '{}' } }, 'filters.raw'],
    [{ filters: { sort: 'random' } }, 'filters.sort'],
    [{ filters: { construction_age: '-1' } }, 'filters.construction_age'],
    [{ filters: { low_price: { no: 1 } } }, 'filters.low_price'],
  ])('%j is rejected by the name of its member', (value, field) => {
    expect(fromUiState(value)).toMatchObject({ ok: false, error: { field } });
  });
});
