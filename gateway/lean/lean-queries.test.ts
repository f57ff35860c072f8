import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '#engine/engine.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/db.ts';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { TEST_NOW } from '#engine/testing/test-engine.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const LISTING = `id path price bedrooms bathrooms address transactionType propertyTypes listedAt
  images { url alt } location { lat lon } details { name value } openHouses { date startTime } breadcrumbs { name }`;
const QUERIES: [string, Record<string, unknown>][] = [
  [`{ search(size: 2) { total page pageCount listings { ${LISTING} } courtesyOf asOf } }`, {}],
  [
    `query ($search: SearchInput, $sort: SearchSort, $with: Boolean!) {
      one: search(search: $search, sort: $sort) { ...Found }
      two: search(search: $search) @include(if: $with) { total }
      points(search: $search, limit: 5) { total points { __typename id path lat lon price address } }
      clusters(search: $search, precision: 5) { geohash count bounds { north } }
    } fragment Found on SearchResult { total listings { ...Card id } } fragment Card on Listing { id mls }`,
    {
      search: {
        filters: { lowPrice: 200_000, raw: [{ field: 'city', operator: 'eq', values: ['Edmonton'] }] },
      },
      sort: 'PRICE_DES',
      with: false,
    },
  ],
  [`query ($id: ID!) { listing(id: $id) { ${LISTING} description media { type } } }`, { id: 'e2' }],
  [
    'query ($id: ID!) { listing(id: $id) { id } listings(ids: [$id, "1", "nobody"]) { id price } }',
    { id: '3' },
  ],
  [
    '{ autocomplete(text: "1 Test") { __typename ... on ListingSuggestion { mls path } ... on PlaceSuggestion { label } } }',
    {},
  ],
  ['{ space { id currency } viewer { canEdit agent { uid } } source { name total } }', {}],
];
const FAILING: [string, Record<string, unknown>][] = [
  ['query ($n: Int) { search(page: $n) { total } space { id } }', { n: 0 }],
  ['query ($n: Int!) { search(page: $n) { total } }', { n: 'x' }],
  ['query ($f: String!) { fieldTerms(field: $f) { key } }', { f: 'address' }],
];

let store: Store;
let index: SearchIndex;

beforeAll(async () => {
  store = await createTestStore();
  await addSpaces(store);
  await addPlaces(store, [{ id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.5)]] }]);
  await addListings(store, [
    { id: '1', price: 300_000, location: { lat: 53.5, lon: -113.5 }, geohash: 'c3x28xxxx' },
    { id: '2', price: 500_000, location: { lat: 53.6, lon: -113.5 }, geohash: 'c3x29xxxx' },
    { id: '3', price: 400_000, bedrooms: 2, display: { address: false } },
    { id: '4', price: 100_000, display: { listing: false } },
  ]);
  index = new SearchIndex({ db: store.db, log: { info: () => undefined, error: () => undefined } });
  await index.start();
});
afterAll(async () => {
  await index.stop();
  await store.close();
});

async function gateway() {
  const engine = createEngine({ store, index, clock: () => TEST_NOW, verifyToken: async () => null });
  const upstream = { baseUrl: 'http://engine.test', fetch: engine.fetch, ask: engine.ask };
  const test = await createTestGateway({
    upstreams: { engine: upstream, api: upstream, geo: upstream },
    clock: () => TEST_NOW,
  });
  const lean = (query: string, variables: Record<string, unknown>) =>
    test.gateway.answer({ host: 'edmonton.localhost', body: JSON.stringify({ query, variables }) });

  return { ...test, lean };
}

test.each(QUERIES)(
  'a query that was let through once is answered the same without the server: %s',
  async (query, variables) => {
    const { send, lean } = await gateway();
    expect(await lean(query, variables)).toBeNull();

    const usual = await (await send({ query, variables })).text();
    const [first, second] = [await lean(query, variables), await lean(query, variables)];

    expect(JSON.parse(usual).errors).toBeUndefined();
    expect(first).toBe(usual);
    expect(second).toBe(usual);
  },
);

test.each(FAILING)('whatever has an error is left to the server: %s', async (query, variables) => {
  const { send, lean } = await gateway();
  expect((await (await send({ query, variables })).json()) as object).toHaveProperty('errors');

  expect(await lean(query, variables)).toBeNull();
});

test('mutations, introspection, several operations and unknown hosts are left to the server', async () => {
  const { send, lean, gateway: whole } = await gateway();
  for (const query of [
    '{ __typename __schema { types { name } } }',
    'query A { space { id } } query B { space { id } }',
  ]) {
    await send({ query, operationName: 'A' });
    expect(await lean(query, {})).toBeNull();
  }
  await send({ query: '{ space { id } }' });

  const body = JSON.stringify({ query: '{ space { id } }' });
  expect(await whole.answer({ host: 'nowhere.example', body })).toBeNull();
  expect(await whole.answer({ host: 'edmonton.localhost', body: '[1]' })).toBeNull();
  expect(await whole.answer({ host: 'edmonton.localhost', body })).toContain('"edmonton"');
});

test('a listing that changes is written anew', async () => {
  const { send, lean } = await gateway();
  const query = '{ listing(id: "2") { price } }';
  await send({ query });
  expect(await lean(query, {})).toContain('500000');

  await store.db
    .updateTable('listings')
    .set({
      document: JSON.stringify({
        publicId: 'p2',
        mls: 'E2',
        status: 'active',
        transaction_type: 'sale',
        building_types: [],
        price: 510_000,
        list_date: '2026-11-01T12:00:00Z',
        images: [],
        image_count: 0,
      }),
    })
    .where('id', '=', '2')
    .execute();
  await index.refresh();

  expect(await lean(query, {})).toContain('510000');
});
