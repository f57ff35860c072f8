import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeGeohash } from '#domain/listing/geohash.ts';
import { addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '#gateway/testing/embedded-upstreams.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { createMapPlaces } from '../map/map-places.ts';
import { CANARIES, SEEN } from '../testing/careless-upstream.ts';

const HIDDEN = { lat: 53.5121, lon: -113.4987 };
const DETAILS = { additionalDetails: { Parking: SEEN, OwnerName: 'CANARY' } };

let engine: TestEngine;
let gateway: Awaited<ReturnType<typeof createTestGateway>>;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addPlaces(engine.store, [
    { id: 10, name: SEEN, polygons: [[square([-113.5, 53.5], 0.1)]], geometry: true },
  ]);
  const at = (location: { lat: number; lon: number }) => ({ location, geohash: encodeGeohash(location, 9) });
  const canary = { ...at(HIDDEN), address: '1 Canary Street', document: DETAILS };
  await addListings(engine.store, [
    { id: 'seen', address: 'Seen Street', ...at({ lat: 53.4000041, lon: -113.4000039 }), document: DETAILS },
    { ...canary, id: 'no-address', display: { address: false } },
    { ...canary, id: 'no-listing', display: { listing: false } },
    { ...canary, id: 'gone', status: 'off' },
  ]);
  gateway = await createTestGateway({ upstreams: embeddedUpstreams(engine) });
});
afterAll(() => engine.close());

const canariesIn = (text: string) => CANARIES.filter((canary) => text.toLowerCase().includes(canary));

test.each([1, 4, 8])(
  'clusters of precision %i count no listing with a withheld position, and are exact to a metre',
  async (precision) => {
    const { data } = await gateway.query(
      'query ($precision: Int!) { clusters(precision: $precision) { geohash count lat lon bounds { north south east west } } }',
      { precision },
    );

    const bounds = { north: 53.4, south: 53.4, east: -113.4, west: -113.4 };
    expect(data.clusters).toMatchObject([{ count: 1, lat: 53.4, lon: -113.4, bounds }]);
    expect(canariesIn(JSON.stringify(data))).toEqual([]);
  },
);

test('points, facets, terms and suggestions return nothing that is withheld', async () => {
  const responses = await Promise.all(
    [
      'points { total points { id path lat lon address } }',
      `searchFacets(search: { isLenient: true }, rawFields: ["additionalDetails.Parking", "additionalDetails.OwnerName"]) {
        total raw { field values { key count } }
      }`,
      'fieldTerms(field: "additionalDetails.Parking") { key count }',
      'autocomplete(text: "1 canary") { __typename ... on ListingSuggestion { label } }',
    ].map((field) => gateway.query(`{ ${field} }`)),
  );
  const data = Object.assign({}, ...responses.map((response) => response.data));

  for (const { errors } of responses) expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    points: { total: 1, points: [{ id: 'seen' }] },
    searchFacets: {
      total: 2,
      raw: [{ field: 'additionalDetails.Parking', values: [{ key: SEEN, count: 1 }] }],
    },
    autocomplete: [],
  });
  expect(canariesIn(JSON.stringify(data))).toEqual([]);
});

test('the places under the map contain only places', async () => {
  const { geo } = embeddedUpstreams(engine);
  const upstream = { ...geo, baseUrl: new URL(geo.baseUrl).origin };
  const mapPlaces = createMapPlaces({ engine: upstream, api: upstream, geo: upstream });
  const response = await mapPlaces(new Request('http://localhost/_map/places.json'));
  const text = await response.text();

  expect(response.status).toBe(200);
  expect(text).toContain(SEEN);
  expect(canariesIn(text)).toEqual([]);
});
