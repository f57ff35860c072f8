import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  const suggest = async (source: string, term: string, query = '') => {
    const { body } = await engine.call(`${source}/autocomplete-v2/${encodeURIComponent(term)}?${query}`);
    return body.results.map(({ id }: { id: string }) => id);
  };

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    const polygons: [number, number][][][] = [[square([-113, 53], 0.1)]];
    await addPlaces(engine.store, [
      { id: 1, name: 'North America', placetype: 'continent', polygons },
      { id: 2, name: 'Northland', placetype: 'country', above: [1], polygons },
      { id: 3, name: 'Southland', placetype: 'country', above: [1], polygons },
      { id: 4, name: 'Northtown', above: [1, 2], polygons },
      { id: 5, name: 'Southtown', above: [1, 3], polygons },
      { id: 6, name: 'Downtown', placetype: 'neighbourhood', above: [1, 2, 4], polygons },
      { id: 7, name: 'Downtown', placetype: 'neighbourhood', above: [1, 3, 5], polygons },
      { id: 9, name: 'Northtown', placetype: 'county', above: [1, 2], polygons },
      { id: 8, name: 'Northpark', placetype: 'neighbourhood', above: [1, 2, 4], polygons },
    ]);
    await addListings(engine.store, [
      { id: 'n', mls: 'N1', place_ids: [1, 2, 9, 4, 6] },
      { id: 's', mls: 'S1', source: 'idx-sat-v5', place_ids: [1, 3, 5, 7] },
    ]);
  });
  afterAll(() => engine.close());

  test.each(['', 'lat=53&lon=-113&focus_distance=1000'])(
    'a source has the places of its homes, also for a name that is misspelt or unknown, near %s',
    async (near) => {
      for (const term of ['downtown', 'dowtown', 'downtown ab'])
        expect([term, await suggest(SOURCE, term, `similar=true&${near}`)]).toEqual([term, ['6']]);
      expect(await suggest(SOURCE, 'houses in downtown or atlantis', `similar=true&${near}`)).toEqual(['6']);
      expect(await suggest('idx-sat-v5', 'dowtown', `similar=true&${near}`)).toEqual(['7']);
      expect(await suggest('idx-sat-v5', 'northtown', near)).toEqual([]);
    },
  );

  test('of a city and the county that is called like it the city is suggested', async () => {
    expect(await suggest(SOURCE, 'northt')).toEqual(['4']);
  });

  test('what lies within a place of its homes is suggested, another country of the continent is not', async () => {
    expect(await suggest(SOURCE, 'northpark')).toEqual(['8']);
    expect(await suggest(SOURCE, 'southland')).toEqual([]);
    expect(await suggest(SOURCE, 'atlantis', 'or_nearest=true&similar=true&lat=53&lon=-113')).not.toContain(
      '5',
    );
  });
});
