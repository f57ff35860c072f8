import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway, type GraphQLResponse } from '../testing/test-gateway.ts';

let engine: TestEngine;
const visitor = () => createTestGateway({ upstreams: embeddedUpstreams(engine) });
const agent = () =>
  createTestGateway({ upstreams: embeddedUpstreams(engine), identity: { ...AGENT, token: 'agent' } });

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addPlaces(engine.store, [
    { id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.1)]], geometry: true },
    { id: 20, name: 'Morinville', polygons: [[square([-113.5, 53.9], 0.1)]], geometry: true },
  ]);
  await addListings(engine.store, [
    {
      id: 'a',
      place_ids: [10],
      price: 300_000,
      location: { lat: 53.5, lon: -113.5 },
      office_id: 'o-1',
      agent_ids: ['x'],
      open_house_until: '2026-11-22T22:00:00Z',
      document: { open_houses: [{ date: '2026-11-22', start_time: '13:00', end_time: '15:00' }] },
      listed_at: '2026-11-20T12:00:00Z',
    },
    {
      id: 'b',
      place_ids: [20],
      price: 500_000,
      location: { lat: 53.9, lon: -113.5 },
      office_id: 'o-2',
      agent_ids: ['y'],
      year_built: 1990,
      document: { additionalDetails: { 'Condo Fee': '$400' } },
    },
    { id: 'c', price: 1500, transaction_type: 'lease', agent_ids: ['z'], year_built: 2010 },
  ]);
  const chart = {
    units: [
      {
        id: 'north',
        name: 'N',
        agentIds: ['x'],
        children: [{ id: 'team', name: 'T', agentIds: ['y'], children: [] }],
      },
    ],
  };
  await engine.call('space/edmonton/org/chart', { method: 'PUT', token: 'agent', body: chart });
});
afterAll(() => engine.close());

const SUBMIT = `mutation ($geoJson: JSON!) { submitGeoJson(geoJson: $geoJson) { __typename
  ... on SubmitGeoJsonSuccess { id index geo { type id index } } ... on UserError { message field } } }`;
const polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-113.6, 53.4],
      [-113.4, 53.4],
      [-113.4, 53.6],
      [-113.6, 53.6],
      [-113.6, 53.4],
    ],
  ],
};

describe('a drawn area', () => {
  test('becomes a pre-indexed shape that can be searched and looked up [R4.046] [R7.116]', async () => {
    const { query } = await agent();

    const { data } = await query(SUBMIT, { geoJson: polygon });

    const { id, index, geo } = data.submitGeoJson;
    expect(geo).toEqual({ type: 'pre_indexed_shape', id, index });
    const found = await query(
      `query ($geo: GeoInput!) { search(search: { geo: $geo }) { listings { id } } lookUpGeo(geo: $geo) { type geometry } }`,
      { geo: { shape: { index, id } } },
    );
    expect(found.data.search.listings).toEqual([{ id: 'a' }]);
    expect(found.data.lookUpGeo).toEqual({ type: 'pre_indexed_shape', geometry: polygon });
  });

  test('is not stored for a visitor, and an invalid area is rejected by name', async () => {
    const nobody = await (await visitor()).query(SUBMIT, { geoJson: polygon });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const { data } = await (await agent()).query(SUBMIT, { geoJson: { type: 'Point' } });
    expect(data.submitGeoJson).toMatchObject({ __typename: 'UserError', field: 'geoJson' });
  });

  test.each([
    [
      'of 10,000 levels',
      `${'{"type":"Feature","geometry":'.repeat(10_000)}null${'}'.repeat(10_000)}`,
      'GeoJSON',
    ],
    [
      'with lists of 10,000 levels',
      `{"type":"Polygon","coordinates":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'corners',
    ],
    [
      'with an open ring',
      JSON.stringify({ ...polygon, coordinates: [polygon.coordinates[0]?.slice(0, 4)] }),
      'ends with the corner',
    ],
    ['without extent', '{"type":"Polygon","coordinates":[[[0,0],[1,1],[2,2],[0,0]]]}', 'no area'],
  ])('%s is rejected with the reason', async (_, geoJson, reason) => {
    const { send, logged } = await agent();
    // Written as text, since JSON serialisers do not nest so deeply.
    const response = await send(`{"query":${JSON.stringify(SUBMIT)},"variables":{"geoJson":${geoJson}}}`);
    const { data, errors } = (await response.json()) as GraphQLResponse;

    expect(errors).toBeUndefined();
    expect(data.submitGeoJson).toMatchObject({
      __typename: 'UserError',
      field: 'geoJson',
      message: expect.stringContaining(reason),
    });
    expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

test('several places are searched, read and looked up together; an unknown one fails the lookup', async () => {
  const { query } = await visitor();
  const PLACES = `query ($ids: [ID!]!, $geo: GeoInput!) {
    search(search: { geo: $geo }) { listings { id } }
    places(ids: $ids) { id name }
    lookUpGeo(geo: $geo) { type id locationTitle centre { lat } bounds { north south } geometry } }`;
  const of = async (...ids: string[]) => (await query(PLACES, { ids, geo: { placeIds: ids } })).data;

  expect(await of('10', '20')).toEqual({
    search: { listings: [{ id: 'a' }, { id: 'b' }] },
    places: [
      { id: '10', name: 'Edmonton' },
      { id: '20', name: 'Morinville' },
    ],
    lookUpGeo: {
      type: 'whosonfirst',
      id: null,
      locationTitle: 'Edmonton, Morinville',
      centre: null,
      bounds: { north: expect.closeTo(54), south: expect.closeTo(53.4) },
      geometry: { type: 'GeometryCollection', geometries: [expect.anything(), expect.anything()] },
    },
  });
  expect(await of('20', '999')).toMatchObject({
    search: { listings: [{ id: 'b' }] },
    places: [{ id: '20' }],
    lookUpGeo: { type: 'location' },
  });
  expect((await of('10', '10')).lookUpGeo).toMatchObject({ id: '10', centre: { lat: expect.any(Number) } });
});

test.each([[[]], [['1', '2', '3', '4', '5', '6']], [['10', 'x']]])(
  'places %j are rejected by name',
  async (placeIds) => {
    const { query } = await visitor();
    const { errors } = await query(`query ($search: SearchInput) { search(search: $search) { total } }`, {
      search: { geo: { placeIds } },
    });

    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'search.geo.placeIds',
    });
  },
);

test('a place is looked up; a lookup that fails leaves a location [R3.076, R7.038]', async () => {
  const { query } = await visitor();
  const LOOK = `query ($geo: GeoInput!, $near: LatLonInput) {
    lookUpGeo(geo: $geo, near: $near) { type id locationTitle centre { lat lon } } }`;
  const near = { lat: 1, lon: 2 };

  expect((await query(LOOK, { geo: { placeId: '10' } })).data.lookUpGeo).toMatchObject({
    type: 'whosonfirst',
    id: '10',
    locationTitle: 'Edmonton',
  });
  for (const geo of [{ placeId: '999' }, { placeId: 'no number' }, { shape: { index: 'a', id: 'b' } }])
    expect((await query(LOOK, { geo, near })).data.lookUpGeo).toEqual({
      type: 'location',
      id: null,
      locationTitle: null,
      centre: near,
    });
});

describe('an area to search', () => {
  const LOOK = `query ($geo: GeoInput!, $near: LatLonInput) { lookUpGeo(geo: $geo, near: $near) {
    type id index shapeType path locationTitle geometry centre { lat lon } point { lat lon } radius
    raw { field operator values } } search(search: { geo: $geo }, sort: GEO_CENTRE) { listings { id } } }`;
  const corners = [
    { lat: 53.45, lon: -113.55 },
    { lat: 53.45, lon: -113.45 },
    { lat: 53.55, lon: -113.45 },
    { lat: 53.55, lon: -113.55 },
  ];
  const ring = [...corners, corners[0]].map((corner) => [corner?.lon, corner?.lat]);
  const raw = [{ field: 'year_built', operator: 'gte', values: ['2000'] }];
  const centre = { lat: 53.5, lon: -113.5 };

  test.each<[string, object, object, string[] | null]>([
    [
      'a circle has a centre, a radius and its point [R3.075]',
      { point: { ...centre, radius: 5 } },
      { type: 'location', centre, point: centre, radius: 5, raw: null },
      ['a'],
    ],
    [
      'a larger circle finds more [R3.075]',
      { point: { ...centre, radius: 60 } },
      { type: 'location', centre, point: centre, radius: 60 },
      ['a', 'b'],
    ],
    [
      'a named area has terms, and neither centre nor geometry [R3.078]',
      { fake: { locationTitle: 'New homes', raw } },
      { type: 'fake', locationTitle: 'New homes', raw, centre: null, geometry: null },
      ['c'],
    ],
    [
      'a place has geometry and title [R3.079]',
      { placeId: '10' },
      {
        type: 'whosonfirst',
        locationTitle: 'Edmonton',
        geometry: { type: expect.stringMatching(/Polygon$/) },
      },
      null,
    ],
    [
      'a point has geometry, and the title of the place around it [R3.079]',
      { point: { ...centre, radius: 5 } },
      { locationTitle: 'Edmonton', geometry: { type: 'Point', coordinates: [-113.5, 53.5] } },
      ['a'],
    ],
    [
      'so has a drawn area [R3.079]',
      { polygon: corners },
      {
        type: 'location',
        locationTitle: 'Edmonton',
        centre: { lat: expect.closeTo(53.5), lon: expect.closeTo(-113.5) },
        geometry: { type: 'Polygon', coordinates: [ring] },
      },
      ['a'],
    ],
  ])('%s', async (_, geo, expected, ids) => {
    const { query } = await visitor();

    const { data, errors } = await query(LOOK, { geo });

    expect(errors).toBeUndefined();
    expect(data.lookUpGeo).toMatchObject(expected);
    if (ids) expect(data.search.listings.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
  });

  test('a stored shape has id, index, type and path, which the places service gets; it has geometry and title [R3.077] [R3.079]', async () => {
    const hierarchy = [{ id: 10, name: 'Edmonton', placetype: 'locality' }];
    const { query, calls } = await createTestGateway({
      script: {
        '/pre-indexed-shape/zones/z-1': { index: 'zones', id: 'z-1', geometry: polygon, centre },
        '/whosonfirst/places/getHierarchiesByLatLon': { hierarchies: [hierarchy] },
        '/space/edmonton/search/idx-edm-v5/q': { ok: true, hits: { total: 0, hits: [] } },
      },
    });
    const shape = { index: 'zones', id: 'z-1', type: 'school', path: 'zone.outline' };

    const { data, errors } = await query(LOOK, { geo: { shape } });

    expect(errors).toBeUndefined();
    expect(data.lookUpGeo).toMatchObject({
      type: 'pre_indexed_shape',
      id: 'z-1',
      index: 'zones',
      shapeType: 'school',
      path: 'zone.outline',
      locationTitle: 'Edmonton',
      geometry: polygon,
    });
    expect(calls.log).toContain('GET /pre-indexed-shape/zones/z-1?type=school&path=zone.outline');
    expect(calls.log.find((call) => call.includes('/q?'))).toContain('shape=zones%2Fz-1');
  });

  test('the terms of a named area hold beside those of the filters, and are checked like them', async () => {
    const { query } = await visitor();
    const search = (terms: object[], filters = {}, more = {}) =>
      query('query ($search: SearchInput) { search(search: $search) { leftOutFields listings { id } } }', {
        search: { geo: { fake: { raw: terms } }, filters, ...more },
      });
    const secret = [{ field: 'remarks_private', operator: 'eq', values: ['x'] }];
    const old = { raw: [{ field: 'year_built', operator: 'lte', values: ['1995'] }] };

    expect((await search(raw)).data.search.listings).toEqual([{ id: 'c' }]);
    expect((await search(raw, old)).data.search.listings).toEqual([]);
    expect((await search(secret)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'search.geo.fake.raw.field',
    });
    expect((await search(secret, {}, { isLenient: true })).data.search.leftOutFields).toEqual([
      'remarks_private',
    ]);
  });
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['both prices [R3.081]', { lowPrice: 200_000, highPrice: 400_000 }, ['a']],
  ['an office [R3.087]', { officeId: 'o-2' }, ['b']],
  ['open houses [R3.090]', { openHouses: true }, ['a']],
  ['open houses of the weekend', { openHouseDay: 'WEEKEND' }, ['a']],
  ['open houses of today', { openHouseDay: 'TODAY' }, []],
  ['a monthly fee', { monthlyFee: 400 }, ['a', 'b', 'c']],
  ['a part of the organisation chart [R3.091]', { orgChartId: 'north' }, ['a']],
  [
    'such a part with those below it [R3.092]',
    { orgChartId: 'north', orgChartIncludeChildren: true },
    ['a', 'b'],
  ],
  ['an agent [R3.093]', { agentId: 'y' }, ['b']],
  [
    'terms that the agent set, beside the visitor’s own [R3.094]',
    {
      agentSetRaw: [{ field: 'year_built', operator: 'lte', values: ['2000'] }],
      raw: [{ field: 'year_built', operator: 'gte', values: ['1980'] }],
    },
    ['b'],
  ],
  ['leases [R3.107]', { transactionType: 'LEASE' }, ['c']],
  ['sales [R3.107]', { transactionType: 'SALE' }, ['a', 'b']],
  ['today, which is one day', { listingAgeDays: 1 }, []],
  ['today and yesterday, which are two', { listingAgeDays: 2 }, ['a']],
])('filters limit results to %s', async (_, filters, expected) => {
  const { query } = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    clock: () => new Date('2026-11-21T19:00:00Z'),
  });

  const { data, errors } = await query(
    'query ($filters: FiltersInput) { search(search: { filters: $filters }) { listings { id transactionType } } }',
    { filters },
  );

  expect(errors).toBeUndefined();
  expect(data.search.listings.map(({ id }: { id: string }) => id).sort()).toEqual(expected);
  if (filters.transactionType)
    for (const { transactionType } of data.search.listings)
      expect(transactionType).toBe(filters.transactionType);
});

test('filters can come with an order, which a chosen one replaces [R3.089]', async () => {
  const { query } = await visitor();
  const ids = async (text: string) =>
    (await query(`{ search(${text}) { listings { id } } }`)).data.search.listings.map(
      ({ id }: { id: string }) => id,
    );

  expect(await ids('search: { filters: { sort: PRICE_ASC } }')).toEqual(['c', 'a', 'b']);
  expect(await ids('search: { filters: { sort: PRICE_ASC } }, sort: PRICE_DES')).toEqual(['b', 'a', 'c']);
});
