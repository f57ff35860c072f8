import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  assignPlaces,
  assignPlacesToPoints,
  reassignListings,
} from '../../operations/listings/assign-places.ts';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestStore, STORE_KINDS } from '../../testing/test-store.ts';
import type { Store } from '../database/db.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
    await addPlaces(store, [
      { id: 1, name: 'Province', placetype: 'region', polygons: [[square([0, 0], 20)]] },
      // Two islands, the first with a lake that contains an island.
      {
        id: 2,
        name: 'City',
        above: [1],
        polygons: [[square([0, 0], 4), square([0, 0], 2)], [square([0, 0], 1)], [square([10, 10], 1)]],
      },
      // Its area extends beyond the province, but its hierarchy contains the province.
      { id: 3, name: 'Border town', above: [1], polygons: [[square([20, 0], 2)]] },
    ]);
  });
  afterAll(() => store.close());

  test.each([
    ['in the first island', { lat: 3, lon: 3 }, [1, 2]],
    ['in the hole', { lat: 1.5, lon: 0 }, [1]],
    ['in the island in the hole', { lat: 0, lon: 0 }, [1, 2]],
    ['in the second island', { lat: 10.5, lon: 9.5 }, [1, 2]],
    ['between the islands', { lat: 7, lon: 7 }, [1]],
    ['beyond the province, in a place of it', { lat: 0, lon: 21 }, [1, 3]],
    ['nowhere', { lat: 50, lon: 50 }, []],
  ])('a point %s has its places', async (_, point, ids) => {
    expect(await assignPlaces(store, point)).toEqual(ids);
  });

  test('many points get their places in order', async () => {
    const points = Array.from({ length: 2500 }, (_, index) => ({ lat: index % 2 ? 50 : 3, lon: 3 }));

    const held = await assignPlacesToPoints(store, points);

    expect(held).toEqual(points.map(({ lat }) => (lat === 3 ? [1, 2] : [])));
  });

  test('listings are updated to the places, and a second run changes nothing', async () => {
    await addListings(store, [
      { id: 'in', location: { lat: 3, lon: 3 } },
      { id: 'out', location: { lat: 50, lon: 50 }, place_ids: [2] },
      { id: 'unknown', place_ids: [2] },
      { id: 'withheld', place_ids: [2], display: { address: false } },
    ]);

    expect(await reassignListings(store, SOURCE)).toBe(3);

    const rows = await store.db.selectFrom('listings').select(['id', 'place_ids']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'in', place_ids: [1, 2] },
      { id: 'out', place_ids: [] },
      { id: 'unknown', place_ids: [] },
      { id: 'withheld', place_ids: [2] },
    ]);
    expect(await reassignListings(store, SOURCE)).toBe(0);
  });
});
