import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';
import { readPaging } from './paging.ts';

const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lat: 53 + index / 1000, lon: -113 }));

describe('an argument out of its range is named and calls no upstream', () => {
  const SEARCH = 'query ($search: SearchInput) { search(search: $search) { total } }';

  test.each([
    ['page', '{ search(page: 0) { total } }', {}],
    ['size', '{ search(size: -1) { total } }', {}],
    ['limit', '{ points(limit: -5) { total } }', {}],
    ['precision', '{ clusters(precision: 9) { count } }', {}],
    ['precision', '{ clusters(precision: 0) { count } }', {}],
    ['near.lat', '{ autocomplete(text: "strath", near: { lat: 99, lon: 0 }) { __typename } }', {}],
    [
      'focusDistance',
      '{ autocomplete(text: "strath", near: { lat: 1, lon: 1 }, focusDistance: 0.5) { __typename } }',
      {},
    ],
    ['lat', '{ hierarchies(lat: -91, lon: 0) { id } }', {}],
    ['lon', '{ hierarchies(lat: 0, lon: 181) { id } }', {}],
    ['search.geo.polygon', SEARCH, { search: { geo: { polygon: corners(2) } } }],
    ['search.geo.polygon', SEARCH, { search: { geo: { polygon: corners(501) } } }],
    [
      'search.geo.polygon.lat',
      SEARCH,
      { search: { geo: { polygon: [...corners(3), { lat: 120, lon: 0 }] } } },
    ],
    ['search.geo.point.lon', SEARCH, { search: { geo: { point: { lat: 0, lon: 300 } } } }],
    ['search.geo.point.radius', SEARCH, { search: { geo: { point: { lat: 0, lon: 0, radius: -1 } } } }],
    ['search.bounds', SEARCH, { search: { bounds: { north: 1, south: 2, east: 1, west: 0 } } }],
    ['search.bounds', SEARCH, { search: { bounds: { north: 91, south: 2, east: 1, west: 0 } } }],
    ['search.ids', SEARCH, { search: { ids: Array.from({ length: 101 }, String) } }],
    ['search.ids', SEARCH, { search: { ids: ['a|b'] } }],
    ['search.filters.propertyTypes', SEARCH, { search: { filters: { propertyTypes: ['castle'] } } }],
    [
      'search.filters.raw.operator',
      SEARCH,
      { search: { filters: { raw: [{ field: 'city', operator: 'drop', values: [] }] } } },
    ],
    [
      'search.filters.raw.field',
      SEARCH,
      { search: { filters: { raw: [{ field: '', operator: 'eq', values: [] }] } } },
    ],
  ])('%s', async (argument, text, variables) => {
    const { query, calls } = await createTestGateway();

    const { errors } = await query(text, variables);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(calls.asked).toHaveLength(1);
  });
});

describe('input of a wrong type is refused with 400 and calls no upstream', () => {
  test.each([
    ['a text for a number', '{ search(size: "twenty") { total } }', {}],
    ['a number beyond 32 bits', '{ search(size: 3000000000) { total } }', {}],
    [
      'two kinds of geo',
      'query ($s: SearchInput) { search(search: $s) { total } }',
      { s: { geo: { placeId: '1', point: { lat: 1, lon: 1 } } } },
    ],
    ['no kind of geo', 'query ($s: SearchInput) { search(search: $s) { total } }', { s: { geo: {} } }],
    [
      'half a corner',
      'query ($s: SearchInput) { search(search: $s) { total } }',
      { s: { geo: { polygon: [{ lat: 1 }] } } },
    ],
    ['an unknown order', '{ search(sort: RANDOM) { total } }', {}],
    [
      'an unknown filter',
      'query ($s: SearchInput) { search(search: $s) { total } }',
      { s: { filters: { bedroom: 1 } } },
    ],
    ['a list for an id', 'query ($id: ID!) { listing(id: $id) { id } }', { id: ['a'] }],
    ['nothing where something must be', '{ listing { id } }', {}],
  ])('%s', async (_, text, variables) => {
    const { send, calls } = await createTestGateway();

    const response = await send({ query: text, variables });

    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Did you mean');
    expect(calls.asked).toHaveLength(1);
  });
});

test('a size of a thousand is one of a hundred', async () => {
  const { query, calls } = await createTestGateway({
    script: { '/space/edmonton/search/idx-edm-v5/q': { hits: { total: 1500, hits: [] } } },
  });

  const { data } = await query('{ search(size: 1000) { page pageCount } }');

  expect(calls.asked.at(-1)).toContain('size=100');
  expect(data.search).toEqual({ page: 1, pageCount: 15 });
});

test('no page and size reach beyond what a search skips', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      (page, size) => {
        const paging = readPaging(page, size);

        expect(paging.size).toBeLessThanOrEqual(100);
        expect(paging.from).toBeLessThanOrEqual(10_000);
        expect(paging.from).toBe((paging.page - 1) * paging.size);
      },
    ),
  );
});
