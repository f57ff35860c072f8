import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { type EngineResponse, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const LISTINGS = `space/edmonton/search/${SOURCE}/listings`;
const ids = ({ body }: EngineResponse): string[] => body.listings.map((hit: { _id: string }) => hit._id);

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [
      { id: 20, name: 'Strathcona', placetype: 'neighbourhood', polygons: [[square([0, 0], 1)]] },
      { id: 10, name: 'Edmonton', polygons: [[square([0, 0], 1)]] },
    ]);
    await addListings(engine.store, [
      { id: 'a', mls: 'E100', public_id: '1-street-e100', place_ids: [10, 20] },
      { id: 'b', mls: 'E200', public_id: '2-street-e200', status: 'pending' },
      { id: 'gone', mls: 'E300', status: 'off' },
      { id: 'withheld', mls: 'E400', display: { listing: false } },
      {
        id: 'secret',
        mls: 'E500',
        address: '7 Canary Street',
        document: { description: 'Canary St is quiet: come to number 7.' },
        location: { lat: 1, lon: 1 },
        display: { address: false },
      },
    ]);
  });
  afterAll(() => engine.close());

  test.each(['a|b', 'a%7Cb', 'E100%7Ce200', '1-street-e100|2-street-e200'])(
    'the listings %s are found by id, MLS number or public id [R7.059]',
    async (names) => {
      const response = await engine.call(`${LISTINGS}/${names}`);

      expect(response).toMatchObject({ status: 200, body: { ok: true } });
      expect(ids(response)).toEqual(['a', 'b']);
    },
  );

  test('they are in the requested order, each once; unknown and withheld ones are left out', async () => {
    expect(ids(await engine.call(`${LISTINGS}/b|nothing|gone|withheld|a|E200|E300|E400`))).toEqual([
      'b',
      'a',
    ]);
    expect(ids(await engine.call(`${LISTINGS}/nothing`))).toEqual([]);
  });

  test('a listing has everything that is known of it, and its places from the widest', async () => {
    const { body } = await engine.call(`${LISTINGS}/a`);

    expect(body.listings[0]._source).toMatchObject({
      description: 'The description of a',
      places: [
        { id: '10', name: 'Edmonton', placetype: 'locality' },
        { id: '20', name: 'Strathcona', placetype: 'neighbourhood' },
      ],
    });
    expect(body.listings[0]._source.images).toHaveLength(7);
  });

  test('an address that the seller withholds is in no response', async () => {
    const listing = await engine.call(`${LISTINGS}/secret`);
    const hit = await engine.call(
      `space/edmonton/search/${SOURCE}/q?ids=secret&select_additional=description`,
    );
    const suggestions = await engine.call(`${SOURCE}/autocomplete-v2/secret`);

    for (const source of [listing.body.listings[0]._source, hit.body.hits.hits[0]._source]) {
      expect(source).not.toHaveProperty('address');
      expect(source).not.toHaveProperty('location');
      expect(source.description).toBe('[address withheld] is quiet: come to number 7.');
    }
    expect(suggestions.body.results).toEqual([]);
  });

  test('more than a hundred listings at once are rejected', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `l-${index}`).join('|');

    expect(await engine.call(`${LISTINGS}/${names}`)).toMatchObject({
      status: 400,
      body: { error: { field: 'ids' } },
    });
  });
});
