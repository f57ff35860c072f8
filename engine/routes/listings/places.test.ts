import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlaces, addSpaces, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [
      { id: 1, name: 'Alberta', placetype: 'region', geometry: true, polygons: [[square([-114, 54], 5)]] },
      { id: 10, name: 'Edmonton', above: [1], geometry: true, polygons: [[square([-113.5, 53.5], 0.2)]] },
      {
        id: 11,
        name: 'Strathcona',
        placetype: 'neighbourhood',
        above: [1, 10],
        geometry: true,
        polygons: [[square([-113.5, 53.5], 0.05), square([-113.5, 53.5], 0.01)]],
      },
      {
        id: 12,
        name: 'The river',
        placetype: 'water',
        geometry: true,
        polygons: [[square([-113.6, 53.6], 0.01)]],
      },
      { id: 13, name: 'Far away', geometry: true, polygons: [[square([-110, 50], 0.1)]] },
    ]);
  });
  afterAll(() => engine.close());

  test('a place has its centre, bounds, geometry and hierarchies [R7.035]', async () => {
    const { status, body } = await engine.call('whosonfirst/10');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: '10',
      name: 'Edmonton',
      placetype: 'locality',
      centre: { lat: 53.3, lon: -113.7 },
      bounds: { north: 53.7, south: 53.3, east: -113.3, west: -113.7 },
      geometry: { type: 'MultiPolygon' },
      hierarchies: [
        [
          { id: '1', name: 'Alberta', placetype: 'region' },
          { id: '10', name: 'Edmonton', placetype: 'locality' },
        ],
      ],
    });
  });

  test('an unknown place is not found, and text is not a number', async () => {
    expect(await engine.call('whosonfirst/999')).toMatchObject({ status: 404 });
    expect(await engine.call('whosonfirst/edmonton')).toMatchObject({
      status: 400,
      body: { error: { field: 'id' } },
    });
  });

  test.each([
    ['in the neighbourhood', 53.53, [['Alberta', 'Edmonton', 'Strathcona']]],
    ['in its hole', 53.505, [['Alberta', 'Edmonton']]],
    ['in the region alone', 53, [['Alberta']]],
    ['nowhere', 10, []],
  ])('a point %s has the hierarchies of the narrowest places around it [R7.037]', async (_, lat, names) => {
    const { body } = await engine.call(`whosonfirst/places/getHierarchiesByLatLon?lat=${lat}&lon=-113.5`);

    expect(body.hierarchies.map((line: { name: string }[]) => line.map(({ name }) => name))).toEqual(names);
  });

  test('the outlines around a space are drawn from the largest, without the regions', async () => {
    const { body } = await engine.call('places/outlines/edmonton');

    expect(body.type).toBe('FeatureCollection');
    expect(body.features.map((feature: { properties: object }) => feature.properties)).toEqual([
      { id: '10', name: 'Edmonton', placetype: 'locality', kind: 'place' },
      { id: '11', name: 'Strathcona', placetype: 'neighbourhood', kind: 'place' },
      { id: '12', name: 'The river', placetype: 'water', kind: 'water' },
    ]);
    expect(await engine.call('places/outlines/nowhere')).toMatchObject({ status: 404 });
  });
});
