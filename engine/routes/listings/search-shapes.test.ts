import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../engine.ts';
import { SHAPES_MAX } from '../../operations/listings/shapes.ts';
import { SearchIndex } from '../../search-index/search-index.ts';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const RING = [
  [-113.6, 53.4],
  [-113.4, 53.4],
  [-113.4, 53.6],
  [-113.6, 53.6],
  [-113.6, 53.4],
];
const HOLE = [
  [-113.51, 53.49],
  [-113.49, 53.49],
  [-113.49, 53.51],
  [-113.51, 53.51],
  [-113.51, 53.49],
];

describe.each(STORE_KINDS)('shapes and parts of the organisation chart on %s', (kind) => {
  let engine: TestEngine;
  const ids = async (query: string) =>
    (await engine.call(`space/edmonton/search/${SOURCE}/q?sort=list_date_asc&${query}`)).body.hits.hits
      .map((hit: { _id: string }) => hit._id)
      .sort();

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [{ id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.1)]] }]);
    await addListings(engine.store, [
      { id: 'in', location: { lat: 53.45, lon: -113.5 }, agent_ids: ['x'] },
      { id: 'hole', location: { lat: 53.5, lon: -113.5 }, agent_ids: ['y'] },
      { id: 'out', location: { lat: 53.7, lon: -113.5 }, agent_ids: ['z', 'y'] },
    ]);
  });
  afterAll(() => engine.close());

  const draw = (geojson: unknown, token?: string) =>
    engine.call('space/edmonton/profile/geojson', { method: 'POST', token, body: JSON.stringify(geojson) });

  test('a drawn area is stored, read again and searched by its index and id [R7.036] [R7.078]', async () => {
    const drawn = await draw(
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [RING, HOLE] } },
      'customer',
    );

    expect(drawn.status).toBe(201);
    const { index, id } = drawn.body;
    const shape = await engine.call(`pre-indexed-shape/${index}/${id}?type=custom&path=a`);
    expect(shape.body).toMatchObject({
      index,
      id,
      geometry: { type: 'Polygon', coordinates: [RING, HOLE] },
      bounds: { north: 53.6, south: 53.4, east: -113.4, west: -113.6 },
    });
    expect(await ids(`shape=${index}/${id}`)).toEqual(['in']);

    const searchIndex = new SearchIndex({
      db: engine.store.db,
      log: { info: () => undefined, error: () => undefined },
    });
    await searchIndex.start();
    const indexed = createEngine({ store: engine.store, index: searchIndex, verifyToken: async () => null });
    const response = await indexed.read(
      'search',
      { spaceID: 'edmonton', source: SOURCE },
      { shape: `${index}/${id}` },
    );
    await searchIndex.stop();
    expect(response.json).toMatchObject({ hits: { total: 1, hits: [{ _id: 'in' }] } });
  });

  test('the number of stored areas per person is limited', async () => {
    const polygon = { type: 'Polygon', coordinates: [RING] };
    await engine.store.db
      .insertInto('shapes')
      .values(
        Array.from({ length: SHAPES_MAX }, (_, index) => ({
          index_name: 'drawn-areas',
          id: `kept-${index}`,
          space_id: 'edmonton',
          type: 'custom',
          geometry: JSON.stringify(polygon),
          centre: '(0,0)',
          bounds: '(1,1),(0,0)',
          created_by: 'ben',
        })),
      )
      .execute();

    const rejected = await draw(polygon, 'second');
    expect([rejected.status, rejected.body.error.field]).toEqual([400, 'geojson']);
    expect((await draw(polygon, 'agent')).status).toBe(201);
  });

  test('places are shapes of an index of their own', async () => {
    expect((await engine.call('pre-indexed-shape/whosonfirst/10')).body).toMatchObject({
      index: 'whosonfirst',
      id: '10',
    });
    expect((await engine.call('pre-indexed-shape/drawn-areas/nothing')).status).toBe(404);
  });

  test('no listing is in an unknown shape', async () => {
    for (const sort of ['list_date_des', 'geo_centre'])
      expect(await ids(`shape=drawn-areas/nothing&sort=${sort}`)).toEqual([]);
  });

  test('only somebody signed in to the space stores areas, and only areas', async () => {
    const polygon = { type: 'Polygon', coordinates: [RING] };
    expect((await draw(polygon)).status).toBe(401);
    expect((await draw(polygon, 'elsewhere')).status).toBe(403);

    for (const bad of [
      null,
      [],
      { type: 'Point', coordinates: [0, 0] },
      { type: 'Polygon', coordinates: [] },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 'x'],
            [2, 2],
          ],
        ],
      },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [500, 2],
          ],
        ],
      },
      { type: 'FeatureCollection', features: [] },
      { type: 'MultiPolygon', coordinates: 'much' },
    ])
      expect(await draw(bad, 'agent')).toMatchObject({ status: 400, body: { error: { field: 'geojson' } } });
  });

  test('a unit of the chart limits to its agents, with its sub-units on request', async () => {
    const chart = {
      units: [
        {
          id: 'north',
          name: 'North',
          agentIds: ['x'],
          children: [{ id: 'team', name: 'Team', agentIds: ['z'], children: [] }],
        },
      ],
    };
    await engine.call('space/edmonton/org/chart', { method: 'PUT', token: 'agent', body: chart });

    expect(await ids('org_chart_id=north')).toEqual(['in']);
    expect(await ids('org_chart_id=north&org_chart_include_children=true')).toEqual(['in', 'out']);
    expect(await ids('org_chart_id=team')).toEqual(['out']);
    expect(await ids('org_chart_id=nobody')).toEqual([]);
    expect(
      (await engine.call(`space/edmonton/search/${SOURCE}/q?org_chart_include_children=yes`)).status,
    ).toBe(400);
  });
});
