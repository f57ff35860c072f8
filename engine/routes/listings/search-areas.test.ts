import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reassignListings } from '../../operations/listings/assign-places.ts';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type EngineResponse, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const ids = ({ body }: EngineResponse): string[] => body.hits.hits.map((hit: { _id: string }) => hit._id);

/** Distances from 53.5, -113.5: near 0, east 3.3 km, north 5.56 km, far 66 km. */
const POSITIONS = {
  near: { lat: 53.5, lon: -113.5 },
  east: { lat: 53.5, lon: -113.45 },
  north: { lat: 53.55, lon: -113.5 },
  far: { lat: 53.5, lon: -112.5 },
};

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  const found = async (query: string) => ids(await engine.call(`${SEARCH}/q?${query}`)).sort();

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [
      { id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.06), square([-113.5, 53.55], 0.005)]] },
      { id: 11, name: 'There', polygons: [[square([-112.5, 53.5], 0.06)]] },
    ]);
    await addListings(engine.store, [
      ...Object.entries(POSITIONS).map(([id, location], index) => ({
        id,
        location,
        geohash: { near: 'c3x29', east: 'c3x2d', north: 'c3x2b', far: 'c3xd9' }[id],
        listed_at: `2026-11-0${index + 1}T12:00:00Z`,
      })),
      { id: 'nowhere', geohash: null },
      { id: 'secret', location: POSITIONS.near, geohash: 'c3x29', display: { address: false } },
    ]);
    await reassignListings(engine.store, SOURCE);
  });
  afterAll(() => engine.close());

  test.each([
    ['whosonfirst=10', ['east', 'near', 'secret']],
    ['shape=whosonfirst/10', ['east', 'near', 'secret']],
    ['whosonfirst=999', []],
    ['whosonfirst=10|11', ['east', 'far', 'near', 'secret']],
    ['whosonfirst=11|999', ['far']],
    ['whosonfirst=11|10&north=53.6&south=53.4&east=-112.4&west=-113.46', ['east', 'far']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=1', ['near', 'secret']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=3.4', ['east', 'near', 'secret']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=3.2', ['near', 'secret']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=5.57', ['east', 'near', 'north', 'secret']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=5.55', ['east', 'near', 'secret']],
    ['centre_lat=53.5&centre_lon=-113.5&radius=100', ['east', 'far', 'near', 'north', 'secret']],
    ['centre_lat=90&centre_lon=0&radius=500', []],
    ['polygon=-113.55,53.45;-113.4,53.45;-113.4,53.52;-113.55,53.52', ['east', 'near', 'secret']],
    ['polygon=-113.46,53.49;-113.44,53.49;-113.45,53.51', ['east']],
    ['north=53.6&south=53.51&east=-113.4&west=-113.6', ['north']],
    ['north=53.6&south=53.4&east=-112.4&west=-113.46&whosonfirst=10', ['east']],
  ])('%s finds %j [R7.048 R7.050]', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['centre_lat=53.5&centre_lon=-113.45', ['east', 'near', 'secret', 'north', 'far', 'nowhere']],
    ['polygon=-112,53;-113.6,53;-113.6,54;-112,54', ['far', 'east', 'near', 'secret', 'north']],
  ])(
    'sort=geo_centre&%s orders by the distance from its centre; no position comes last',
    async (query, expected) => {
      expect(ids(await engine.call(`${SEARCH}/q?sort=geo_centre&${query}`))).toEqual(expected);
    },
  );

  test('the order nearest is nearest to the place that is searched', async () => {
    expect(ids(await engine.call(`${SEARCH}/q?sort=geo_centre&whosonfirst=10`))).toEqual([
      'near',
      'secret',
      'east',
    ]);
  });

  test.each(['whosonfirst=%01', 'shape=whosonfirst/here'])(
    'nearest to an unknown place (%s) is rejected by name',
    async (query) => {
      const { status, body } = await engine.call(`${SEARCH}/q?sort=geo_centre&${query}`);

      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(query.split('=')[0]);
    },
  );

  test('clusters count the listings of their cells and hold them in their bounds [R7.062]', async () => {
    const { body } = await engine.call(`${SEARCH}/cluster/4`);

    expect(body.clusters).toEqual([
      {
        geohash: 'c3x2',
        count: 3,
        lat: expect.closeTo(53.516667, 5),
        lon: expect.closeTo(-113.483333, 5),
        bounds: { north: 53.55, south: 53.5, east: -113.45, west: -113.5 },
      },
      {
        geohash: 'c3xd',
        count: 1,
        lat: 53.5,
        lon: -112.5,
        bounds: { north: 53.5, south: 53.5, east: -112.5, west: -112.5 },
        listing: expect.objectContaining({ id: 'far', lat: 53.5, lon: -112.5, mls: 'Efar' }),
      },
    ]);
    expect((await engine.call(`${SEARCH}/cluster/5?whosonfirst=10`)).body.clusters).toHaveLength(2);
  });

  test('points have no details, are limited, and counted in full; a withheld address is not among them [R7.063]', async () => {
    const all = await engine.call(`${SEARCH}/points`);
    const two = await engine.call(`${SEARCH}/points?limit=2`);
    const none = await engine.call(`${SEARCH}/points?north=1&south=0&east=1&west=0`);

    expect(all.body.total).toBe(4);
    expect(all.body.points.map(({ id }: { id: string }) => id)).toEqual(['far', 'north', 'east', 'near']);
    expect(all.body.points[3]).toEqual({
      id: 'near',
      publicId: 'public-near',
      ...POSITIONS.near,
      price: null,
      transaction_type: 'sale',
      bedrooms: null,
      address: 'near Test Street',
      city: 'Edmonton',
      mls: 'Enear',
      property_types: ['house'],
    });
    expect(two.body).toMatchObject({ total: 4, points: [{ id: 'far' }, { id: 'north' }] });
    expect(none.body).toEqual({ total: 0, points: [] });
  });

  test('hits, clusters and points of a search agree', async () => {
    const query = 'north=53.6&south=53.4&east=-113.4&west=-113.6&ids=near|east|north|far';
    const hits = await engine.call(`${SEARCH}/q?${query}`);
    const clusters = await engine.call(`${SEARCH}/cluster/1?${query}`);
    const points = await engine.call(`${SEARCH}/points?${query}`);

    expect(hits.body.hits.total).toBe(3);
    expect(clusters.body.clusters).toMatchObject([{ count: 3 }]);
    expect(points.body.total).toBe(3);
  });
});
