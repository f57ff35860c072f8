import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPath } from '#domain/search/search-path.ts';
import { anySearchState } from '#domain/testing/search-arbitraries.ts';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '#gateway/testing/embedded-upstreams.ts';
import { EDMONTON } from '#gateway/testing/fixtures.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { searchRequest } from './src/search/search-request.ts';

/** Everything the search screen, its map and its filters query for a URL. */
const SCREEN = `query ($search: SearchInput, $sort: SearchSort, $page: Int, $size: Int, $placeId: ID!, $hasPlace: Boolean!) {
  search(search: $search, sort: $sort, page: $page, size: $size) { total leftOutFields listings { id } }
  place(id: $placeId) @include(if: $hasPlace) { id }
}`;
const BESIDE = [
  'query ($search: SearchInput) { clusters(search: $search, precision: 5) { geohash } }',
  'query ($search: SearchInput) { points(search: $search) { total } }',
  'query ($search: SearchInput) { searchFacets(search: $search, rawFields: ["nothing", "city"]) { total } }',
];

let engine: TestEngine;
let gateway: Awaited<ReturnType<typeof createTestGateway>>;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addPlaces(engine.store, [{ id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.1)]] }]);
  await addListings(engine.store, [{ id: 'a', location: { lat: 53.5, lon: -113.5 } }, { id: 'b' }]);
  gateway = await createTestGateway({ upstreams: embeddedUpstreams(engine) });
});
afterAll(() => engine.close());

/** Null when there is nothing to query: a saved search needs an account. */
async function send(address: string) {
  const request = searchRequest(address, EDMONTON);
  if (!request) return null;
  const variables = request;
  const [screen, ...beside] = await Promise.all([
    gateway.query(SCREEN, variables),
    ...BESIDE.map((query) => gateway.query(query, { search: variables.search })),
  ]);
  for (const { errors } of [screen, ...beside]) expect(errors, address).toBeUndefined();

  return screen.data.search as { total: number; leftOutFields: string[] };
}

test('no URL produces a search that the API rejects', async () => {
  const written = anySearchState.map(searchPath);
  const word = fc.oneof(
    fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text)),
    fc.constantFrom(
      'raw.nothing.eq.x',
      'raw.price.gte.abc',
      'raw.__proto__.match.x',
      'agent-set.city.in.a.b',
      '999999999-bedrooms',
      'listed-999999999-days',
      'less-than-999999999-years',
      'office.~00',
    ),
  );
  const typed = fc
    .record({
      path: fc.array(word, { maxLength: 4 }),
      query: fc.dictionary(
        fc.constantFrom('ids', 'sort', 'page', 'lat', 'lon', 'area', 'box', 'type', 'path'),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 20 }),
          fc.constantFrom('a|b', '501', '-90', '180', '1,0,1,0'),
        ),
      ),
    })
    .map(({ path, query }) => `/search/${path.join('/')}?${new URLSearchParams(query)}`);

  await fc.assert(
    fc.asyncProperty(fc.oneof(written, typed), async (address) => {
      await send(address);
    }),
    { numRuns: 120 },
  );
  expect(engine.errors).toEqual([]);
}, 60_000);

test.each([
  ['a field nobody has', '/search/geo/all-areas/raw.nothing.eq.x', ['nothing']],
  [
    'a field that is withheld',
    '/search/geo/all-areas/raw.additionalDetails~2eOwnerName.eq.x',
    ['additionalDetails.OwnerName'],
  ],
  ['hundreds of terms', `/search/geo/all-areas/${'raw.nothing.eq.a,'.repeat(200)}`, ['nothing']],
  ['ids that are none', '/search?ids=a%7Cb,c%7Cd', []],
])('%s does not narrow the search', async (_, address, leftOut) => {
  expect(await send(address)).toMatchObject({ leftOutFields: leftOut });
  if (address.includes('all-areas')) expect((await send(address))?.total).toBe(2);
});
