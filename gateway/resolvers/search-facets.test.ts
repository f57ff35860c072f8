import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListings, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let engine: TestEngine;
const gateway = () => createTestGateway({ upstreams: embeddedUpstreams(engine) });

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(engine.store, [
    { id: '1', price: 300_000, bedrooms: 3, document: { additionalDetails: { Parking: 'Stall' } } },
    { id: '2', price: 620_000, bedrooms: 4, property_types: ['condo'] },
    { id: '3', price: 1_900, bedrooms: 2, transaction_type: 'lease' },
  ]);
});
afterAll(() => engine.close());

test('one query counts the choices of every filter, each without itself', async () => {
  const { query, calls } = await gateway();
  await query('{ space { id } }');
  calls.reset();

  const { data, errors } = await query(
    `query ($search: SearchInput) { searchFacets(search: $search, rawFields: ["additionalDetails.Parking"]) {
      total openHouses openHouseDays { value count }
      transactionTypes { value count } propertyTypes { value count }
      bedrooms { value count } priceBands { lowPrice highPrice count }
      raw { field values { key count } }
    } }`,
    { search: { filters: { transactionType: 'SALE', propertyTypes: ['house'] } } },
  );

  expect(errors).toBeUndefined();
  expect(data.searchFacets).toMatchObject({
    total: 1,
    openHouses: 0,
    openHouseDays: [
      { value: 'TODAY', count: 0 },
      { value: 'TOMORROW', count: 0 },
      { value: 'WEEKEND', count: 0 },
    ],
    transactionTypes: [
      { value: 'LEASE', count: 1 },
      { value: 'SALE', count: 1 },
    ],
    propertyTypes: [
      { value: 'condo', count: 1 },
      { value: 'house', count: 1 },
    ],
    raw: [{ field: 'additionalDetails.Parking', values: [{ key: 'Stall', count: 1 }] }],
  });
  expect(data.searchFacets.bedrooms[2]).toEqual({ value: 3, count: 1 });
  expect(data.searchFacets.priceBands.at(-1)).toEqual({ lowPrice: 1_000_000, highPrice: null, count: 0 });
  expect(calls.log).toHaveLength(1);
});

test('a field that may not be shown is not counted', async () => {
  const { query } = await gateway();

  const { errors } = await query('{ searchFacets(rawFields: ["additionalDetails.Owner"]) { total } }');

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'rawFields' });
});

test('a lenient search leaves out what cannot be searched and names it; any other search is rejected', async () => {
  const { query } = await gateway();
  const raw = [
    { field: 'nothing', operator: 'eq', values: ['x'] },
    { field: 'additionalDetails.Parking', operator: 'eq', values: ['Stall'] },
  ];
  const send = (isLenient: boolean) =>
    query(
      `query ($search: SearchInput) {
        search(search: $search) { total leftOutFields }
        searchFacets(search: $search, rawFields: ["additionalDetails.Owner", "additionalDetails.Parking"]) { raw { field } }
      }`,
      {
        search: {
          filters: { raw, agentSetRaw: [{ field: 'nothing', operator: 'in', values: [] }] },
          isLenient,
        },
      },
    );

  expect((await send(false)).errors).toHaveLength(1);
  expect((await send(true)).data).toEqual({
    search: { total: 1, leftOutFields: ['nothing'] },
    searchFacets: { raw: [{ field: 'additionalDetails.Parking' }] },
  });
});

test('links that find no homes are known, while the site lists any', async () => {
  const { query } = await gateway();
  const paths = [
    '/search/geo/all-areas/condos',
    '/search/geo/all-areas/townhouses',
    '/search/geo/all-areas/for-lease',
    '/search/geo/all-areas',
    '/search/p/offices',
    '/about',
    'https://elsewhere.example/search/townhouses',
    '//[',
  ];
  const signature = '($paths: [String!]!) { emptySearches(paths: $paths) }';

  const { data, errors } = await query(`query ${signature}`, { paths });
  expect(errors).toBeUndefined();
  expect(data.emptySearches).toEqual(['/search/geo/all-areas/townhouses']);

  const empty = await createTestEngine();
  await addSpaces(empty.store);
  const none = await createTestGateway({ upstreams: embeddedUpstreams(empty) });
  expect((await none.query(`query ${signature}`, { paths })).data.emptySearches).toEqual([]);
  await empty.close();
});
