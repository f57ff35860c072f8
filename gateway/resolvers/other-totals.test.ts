import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListings, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { VISITOR_ADDRESS_HEADER } from '../requests/request-contexts.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway, type GraphQLResponse } from '../testing/test-gateway.ts';

let engine: TestEngine;
const QUERY = `query ($search: SearchInput, $searches: [SearchInput!]!) {
  search(search: $search) { listings { id } otherTotals(searches: $searches) }
}`;
const searches = [{ filters: { bedrooms: 4 } }, { filters: { highPrice: 250_000 } }, {}];

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(engine.store, [
    { id: '1', price: 300_000, bedrooms: 3 },
    { id: '2', price: 620_000, bedrooms: 4 },
  ]);
});
afterAll(() => engine.close());

async function find(search: object, others: object[] = searches, takeWork?: () => number | null) {
  const gateway = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    ...(takeWork && { takeWork }),
  });
  await gateway.query('{ space { id } }');
  gateway.calls.reset();
  const response = await gateway.send(
    { query: QUERY, variables: { search, searches: others } },
    { [VISITOR_ADDRESS_HEADER]: '203.0.113.7' },
  );
  const { data, errors } = (await response.json()) as GraphQLResponse;

  return { totals: data?.search.otherTotals, calls: gateway.calls.log.length, errors };
}

test('where a search finds nothing, others are counted in their order', async () => {
  expect(await find({ filters: { bedrooms: 4, highPrice: 250_000 } })).toMatchObject({ totals: [1, 0, 2] });
});

test('a search that finds something counts no other', async () => {
  expect(await find({ filters: { bedrooms: 4 } })).toMatchObject({ totals: [], calls: 1 });
});

test('others that cost too much are not counted, and more than twelve are refused', async () => {
  const nothing = { filters: { bedrooms: 4, highPrice: 250_000 } };
  const slow = {
    filters: { raw: [{ field: 'additionalDetails.Parking', operator: 'match', values: ['a'] }] },
  };

  expect(await find(nothing, Array(5).fill(slow))).toMatchObject({ totals: [], calls: 1 });
  // What the operation costs itself is taken first.
  const left = [null, 10];
  expect(await find(nothing, searches, () => left.shift() ?? null)).toMatchObject({ totals: [], calls: 1 });
  expect((await find(nothing, Array(13).fill({}))).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    argument: 'searches',
  });
});
