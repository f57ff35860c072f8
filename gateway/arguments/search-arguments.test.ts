import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/database/db.ts';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const MEGABYTE = 1024 * 1024;
/** The time limit of any search. */
const IN_TIME_MS = 2000;

const TYPES = `$search: SearchInput`;
const CALLS: Readonly<Record<string, string>> = {
  search: `query (${TYPES}, $sort: SearchSort, $page: Int, $size: Int) { search(search: $search, sort: $sort, page: $page, size: $size) { total pageCount listings { id path } } }`,
  clusters: `query (${TYPES}, $precision: Int!) { clusters(search: $search, precision: $precision) { geohash count } }`,
  points: `query (${TYPES}, $limit: Int) { points(search: $search, limit: $limit) { total points { id } } }`,
  searchFacets: `query (${TYPES}, $rawFields: [String!]) { searchFacets(search: $search, rawFields: $rawFields) { total raw { field } } }`,
  autocomplete: `query ($text: String!, $near: LatLonInput, $distance: Float, $limit: Int) { autocomplete(text: $text, near: $near, focusDistance: $distance, limit: $limit) { __typename } }`,
  fieldTerms: `query ($text: String!) { fieldTerms(field: $text) { key } }`,
  listing: `query ($text: ID!) { listing(id: $text) { id } similarListings(id: $text, limit: 4) { id } }`,
  listings: `query ($rawFields: [ID!]!) { listings(ids: $rawFields) { id } }`,
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    '北京',
    '٣',
    '__proto__',
    'constructor',
    '../..',
    'a|b',
    '%2e%2e%2f',
    '%',
    "' or 1=1 --",
    '<script>',
    'price',
    'additionalDetails.Basement',
    'additionalDetails.',
    '9'.repeat(400),
    'x'.repeat(20_000),
  ),
);
const whole = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, -1, 1, 20, 100, 101, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1.5),
);
const degree = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 90, -90, 180, -180, 181, 53.5, -113.5, 1e308, 5e-324),
);
const point = fc.record({ lat: degree, lon: degree });
const raw = fc.array(
  fc.record({
    field: text,
    operator: fc.oneof(text, fc.constantFrom('eq', 'gte', 'lte', 'in', 'match')),
    values: fc.array(text, { maxLength: 3 }),
  }),
  { maxLength: 3 },
);
const optional = { requiredKeys: [] };
const filters = fc.record(
  {
    lowPrice: whole,
    highPrice: whole,
    bedrooms: whole,
    bathrooms: whole,
    interiorSize: whole,
    listingAgeDays: whole,
    constructionAgeYears: whole,
    propertyTypes: fc.array(fc.oneof(text, fc.constant('house')), { maxLength: 3 }),
    transactionType: fc.constantFrom('SALE', 'LEASE', 'RENT'),
    officeId: text,
    agentId: text,
    orgChartId: text,
    raw,
    agentSetRaw: raw,
  },
  optional,
);
const geo = fc.oneof(
  fc.record({ placeId: text }),
  fc.record({ point: fc.record({ lat: degree, lon: degree, radius: degree }) }),
  fc.record({ polygon: fc.array(point, { maxLength: 6 }) }),
  fc.record({ shape: fc.record({ index: text, id: text, type: text, path: text }) }),
);
const search = fc.record(
  {
    filters,
    geo,
    bounds: fc.record({ north: degree, south: degree, east: degree, west: degree }),
    ids: fc.array(text, { maxLength: 3 }),
    isLenient: fc.boolean(),
  },
  optional,
);
const variables = fc.record(
  {
    search,
    sort: fc.constantFrom('PRICE_ASC', 'GEO_CENTRE', 'RANDOM'),
    page: whole,
    size: whole,
    precision: whole,
    limit: whole,
    rawFields: fc.array(text, { maxLength: 3 }),
    text,
    near: point,
    distance: fc.oneof(degree, fc.constantFrom(1, 1000)),
  },
  { requiredKeys: ['text', 'precision', 'rawFields'] },
);

/** Text that no database stores. */
const UNKEEPABLE = ['\0', '\ud800'];

type Given = typeof variables extends fc.Arbitrary<infer Value> ? Value : never;

/** The text as every argument that takes one. */
function everywhere(given: string, where: NonNullable<Given['search']>['geo']): Given {
  const terms = ['eq', 'gte', 'in', 'match'].map((operator) => ({
    field: 'additionalDetails.Parking',
    operator,
    values: [given],
  }));
  const whom = { officeId: given, agentId: given, orgChartId: given };

  return {
    search: { filters: { ...whom, propertyTypes: [given], raw: terms }, geo: where, ids: [given] },
    precision: 1,
    rawFields: [given],
    text: given,
  };
}

const letters = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);

describe('garbage search arguments', () => {
  let store: Store;
  let index: SearchIndex;
  let engine: TestEngine;
  let gateway: Awaited<ReturnType<typeof createTestGateway>>;

  beforeAll(async () => {
    store = await createTestStore();
    await addSpaces(store);
    await addPlaces(store, [{ id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.1)]] }]);
    await addListings(store, [
      { id: 'a', location: { lat: 53.5, lon: -113.5 }, price: 1 },
      { id: 'b', bedrooms: 3 },
    ]);
    index = new SearchIndex({ db: store.db, log: { info: () => undefined, error: () => undefined } });
    await index.start();
    engine = await createTestEngine({ store, index });
    gateway = await createTestGateway({ upstreams: embeddedUpstreams(engine) });
  });
  afterAll(async () => {
    await index.stop();
    await store.close();
  });

  async function request(query: string, given: Record<string, unknown>) {
    const begun = performance.now();
    const response = await gateway.send({ query, variables: given });
    const result = (await response.json()) as Awaited<ReturnType<typeof gateway.query>>;

    return { answer: result, status: response.status, took: performance.now() - begun };
  }

  /** Data without errors, or a rejection that the caller can act on. */
  function expectSensible({ answer: result, status, took }: Awaited<ReturnType<typeof request>>) {
    expect(status).toBeLessThan(500);
    for (const { message, extensions } of result.errors ?? []) {
      expect([
        'BAD_USER_INPUT',
        'GRAPHQL_VALIDATION_FAILED',
        'BAD_REQUEST',
        'NOT_FOUND',
        'TOO_LARGE',
      ]).toContain(extensions.code);
      expect(message).not.toBe('');
    }
    expect(took).toBeLessThan(IN_TIME_MS);
  }

  test.each(Object.entries(CALLS))('%s answers, or names what is wrong, in time', async (_, query) => {
    await fc.assert(
      fc.asyncProperty(variables, async (given) => {
        const names = [...query.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
        const used = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));

        expectSensible(await request(query, used));
      }),
      {
        numRuns: 60,
        examples: [...UNKEEPABLE, '\u0001', 'constructor'].flatMap((unkeepable): [Given][] => [
          [everywhere(unkeepable, { shape: { index: unkeepable, id: unkeepable, type: '', path: '' } })],
          [{ ...everywhere(unkeepable, { placeId: unkeepable }), sort: 'GEO_CENTRE' }],
        ]),
      },
    );
    expect(engine.errors).toEqual([]);
  });

  test.each([
    ['search', { search: { ids: ['x'.repeat(MEGABYTE)] } }],
    ['search', { search: { filters: { officeId: 'x'.repeat(MEGABYTE) } } }],
    ['search', { search: { geo: { placeId: '9'.repeat(MEGABYTE) } } }],
    ['search', { search: { geo: { polygon: Array.from({ length: 40_000 }, () => ({ lat: 1, lon: 1 })) } } }],
    ['searchFacets', { rawFields: Array.from({ length: 50_000 }, () => 'price') }],
    ['autocomplete', { text: 'x'.repeat(MEGABYTE) }],
    ['listings', { rawFields: Array.from({ length: 50_000 }, (_, n) => `l-${n}`) }],
  ])('%s takes a megabyte calmly', async (name, given) => {
    expectSensible(await request(CALLS[name] ?? '', given));
    expect(engine.errors).toEqual([]);
  });

  const PARKING = 'additionalDetails.Parking';
  test.each([
    ['a value as long as a book', [{ field: PARKING, operator: 'match', values: ['é'.repeat(5000)] }]],
    ['eleven texts to look for', [{ field: PARKING, operator: 'match', values: letters(11) }]],
    [
      'more than a hundred values',
      ['in', 'eq'].map((operator) => ({ field: 'city', operator, values: letters(60) })),
    ],
    [
      'more than twenty terms',
      letters(21).map((value) => ({ field: 'city', operator: 'eq', values: [value] })),
    ],
  ])('a search by %s is rejected, for every listing is read for it', async (_, raw) => {
    const { answer: result } = await request(CALLS.search ?? '', { search: { filters: { raw } } });

    expect(result.errors?.[0]?.message).toMatch(/at most|between/);
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: expect.stringMatching(/^search\.filters\.raw/),
    });
  });
});
