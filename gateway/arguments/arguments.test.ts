import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENT, EDMONTON, wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { readPaging } from './paging.ts';

const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lat: 53 + index / 1000, lon: -113 }));

describe('an argument out of its range is named and calls no upstream', () => {
  const SEARCH = 'query ($search: SearchInput) { search(search: $search) { total } }';

  test.each([
    ['page', '{ search(page: 0) { total } }', {}],
    ['size', '{ search(size: -1) { total } }', {}],
    ['page', '{ agents(page: 0) { total } }', {}],
    ['size', '{ agents(size: 0) { total } }', {}],
    ['page', '{ solds(page: 0) { total } }', {}],
    ['size', '{ solds(size: 0) { total } }', {}],
    ['page', '{ posts(page: 0) { total } }', {}],
    ['size', '{ posts(size: 0) { total } }', {}],
    ['limit', '{ points(limit: -5) { total } }', {}],
    ['limit', '{ autocomplete(text: "strath", limit: -1) { __typename } }', {}],
    ['limit', '{ similarListings(id: "1", limit: 0) { id } }', {}],
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
    [
      'search.filters.raw.field',
      SEARCH,
      { search: { filters: { raw: [{ field: '', operator: 'eq', values: [] }] } } },
    ],
  ])('%s', async (argument, text, variables) => {
    const { query, calls } = await createTestGateway();

    const { errors } = await query(text, variables);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(calls.log).toHaveLength(1);
  });
});

describe('input of a wrong type is rejected with 400 and calls no upstream', () => {
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
    [
      'an unknown property type',
      'query ($s: SearchInput) { search(search: $s) { total } }',
      { s: { filters: { propertyTypes: ['castle'] } } },
    ],
    [
      'an unknown operator',
      'query ($s: SearchInput) { search(search: $s) { total } }',
      { s: { filters: { raw: [{ field: 'city', operator: 'drop', values: [] }] } } },
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
    expect(calls.log).toHaveLength(1);
  });
});

const ROSTER = Array.from({ length: 150 }, (_, n) => ({
  id: `a-${n}`,
  uid: `u-${n}`,
  displayName: `A ${n}`,
}));
const SAN_ANTONIO = { ...EDMONTON, source: 'idx-sat-v5' };
const SCRIPT = {
  '/space/edmonton/solds/idx-sat-v5/office': { total: 150, solds: [] },
  '/space/edmonton/search/idx-edm-v5/q': { hits: { total: 1500, hits: [] } },
  '/space/edmonton/search/idx-edm-v5/points': { total: 0, points: [] },
  '/space/edmonton/search/idx-edm-v5/listings/1': { listings: [wireHit('1')] },
  '/idx-edm-v5/autocomplete-v2/strath': { results: [] },
  '/space/edmonton/agents/roster': { agents: ROSTER },
  '/space/edmonton/app/website/admin/files': { files: [], total: 150, bytes: 0, maxBytes: 1 },
};

describe('a size above the maximum is cut to it', () => {
  test.each([
    ['search', '{ found: search(size: 5000) { page pageCount } }', 'size=100', { page: 1, pageCount: 15 }],
    ['files', '{ found: files(size: 5000) { page pageCount } }', 'size=100', { page: 1, pageCount: 2 }],
    ['points', '{ found: points(limit: 5000) { total } }', 'limit=2000', { total: 0 }],
    ['autocomplete', '{ found: autocomplete(text: "strath", limit: 5000) { __typename } }', 'size=20', []],
    ['similarListings', '{ found: similarListings(id: "1", limit: 5000) { id } }', 'size=13', []],
    ['solds', '{ found: solds(size: 5000) { page pageCount } }', 'limit=100', { page: 1, pageCount: 2 }],
    ['agents', '{ found: agents(size: 5000) { page pageCount } }', 'roster', { page: 1, pageCount: 2 }],
  ])('%s', async (name, text, requested, found) => {
    const { query, calls } = await createTestGateway({
      // Only the other source shows its sold listings to everybody.
      script: name === 'solds' ? { ...SCRIPT, '/getSpace': SAN_ANTONIO } : SCRIPT,
      identity: AGENT,
    });

    const { data, errors } = await query(text);

    expect(errors).toBeUndefined();
    expect(calls.log.at(-1)).toContain(requested);
    expect(data.found).toEqual(found);
  });
});

test('no page and size reach beyond what a search skips', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      (page, size) => {
        const paging = readPaging({ page, size }, { defaultSize: 20, minSize: 0 });

        expect(paging.size).toBeLessThanOrEqual(100);
        expect(paging.from).toBeLessThanOrEqual(10_000);
        expect(paging.from).toBe((paging.page - 1) * paging.size);
      },
    ),
  );
});
