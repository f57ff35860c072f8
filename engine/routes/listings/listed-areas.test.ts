import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

describe.each(STORE_KINDS)('homes outside all places on %s', (kind) => {
  let engine: TestEngine;
  const areas = async (term: string) =>
    (await engine.call(`${SOURCE}/autocomplete-v2/${encodeURIComponent(term)}`)).body.results.filter(
      ({ type }: { type: string }) => type === 'area',
    );
  const found = async (id: string) => {
    const shape = encodeURIComponent(`listed-area/${id}`);
    const { body } = await engine.call(`space/edmonton/search/${SOURCE}/q?shape=${shape}`);
    return body.hits.hits.map((hit: { _id: string }) => hit._id).sort();
  };

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [{ id: 1, name: 'Strathcona', polygons: [[square([-113, 53], 0.1)]] }]);
    await addListings(engine.store, [
      { id: 'a1', mls: 'A1', neighbourhood: 'Upper Glade', city: 'Fern Hill', place_ids: [] },
      { id: 'a2', mls: 'A2', neighbourhood: 'upper glade', city: 'Fern Hill', place_ids: [] },
      {
        id: 'a3',
        mls: 'A3',
        neighbourhood: null,
        city: 'Fern Hill',
        transaction_type: 'lease',
        place_ids: [],
      },
      { id: 'a4', mls: 'A4', neighbourhood: 'Strathcona', city: 'Edmonton', place_ids: [] },
      { id: 'a5', mls: 'A5', neighbourhood: 'Placed', city: 'Edmonton', place_ids: [1] },
    ]);
  });
  afterAll(() => engine.close());

  test('their cities and neighbourhoods are suggested by name, unless a place is called alike [R7.041]', async () => {
    for (const term of ['upper', 'glade', 'Upper Glade Fern', 'upper glade, fern hill'])
      expect(await areas(term), term).toMatchObject([
        { label: expect.stringMatching(/^upper glade, fern/i), count: 2 },
      ]);
    expect(await areas('Fern Hill')).toMatchObject([{ id: 'Fern_Hill', label: 'Fern Hill', count: 2 }]);
    expect(await areas('strathcona')).toEqual([]);
    expect(await areas('placed')).toEqual([]);
  });

  test('a search of an area finds the homes that name it', async () => {
    expect(await found('Upper_Glade__Fern_Hill')).toEqual(['a1', 'a2']);
    expect(await found('fern_hill')).toEqual(['a1', 'a2', 'a3']);
    expect(await found('Upper_Glade')).toEqual([]);
  });
});
