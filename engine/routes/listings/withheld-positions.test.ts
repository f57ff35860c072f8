import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { type EngineResponse, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const ids = ({ body }: EngineResponse): string[] => body.hits.hits.map((hit: { _id: string }) => hit._id);

/** Both homes are here; the address of one is withheld, so searches find it at 53.51, -113.5. */
const HOME = { lat: 53.5137, lon: -113.4962 };

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  const found = async (query: string) =>
    ids(await engine.call(`space/edmonton/search/${SOURCE}/q?${query}`)).sort();

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addListings(engine.store, [
      { id: 'open', location: HOME, geohash: 'c3x29' },
      { id: 'withheld', location: HOME, geohash: 'c3x29', display: { address: false } },
    ]);
  });
  afterAll(() => engine.close());

  test.each([
    ['a box around the street', 'north=53.514&south=53.5134&east=-113.496&west=-113.4965', ['open']],
    ['a circle around the street', 'centre_lat=53.5137&centre_lon=-113.4962&radius=0.1', ['open']],
    [
      'an area around the street',
      'polygon=-113.497,53.513;-113.495,53.513;-113.495,53.515;-113.497,53.515',
      ['open'],
    ],
    [
      'a box around the neighbourhood',
      'north=53.53&south=53.5&east=-113.48&west=-113.52',
      ['open', 'withheld'],
    ],
    [
      'a circle around the neighbourhood',
      'centre_lat=53.51&centre_lon=-113.5&radius=2',
      ['open', 'withheld'],
    ],
  ])(
    '%s finds a home whose address is withheld only at its position rounded to a hundredth of a degree',
    async (_, query, expected) => {
      expect(await found(query)).toEqual(expected);
    },
  );

  test('the nearest home has the rounded position of one whose address is withheld', async () => {
    const order = async (centre: string) =>
      ids(await engine.call(`space/edmonton/search/${SOURCE}/q?sort=geo_centre&${centre}`));

    expect(await order('centre_lat=53.5137&centre_lon=-113.4962')).toEqual(['open', 'withheld']);
    expect(await order('centre_lat=53.51&centre_lon=-113.5')).toEqual(['withheld', 'open']);
  });
});
