import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../engine.ts';
import { DetailCache } from '../../search-index/detail-cache.ts';
import { SearchIndex } from '../../search-index/search-index.ts';
import { matchingIds } from '../../store/listings/matching-ids.ts';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';

const term = (operator: string, value: string, field = 'additionalDetails.Parking') => ({
  field,
  operator,
  values: [value],
});
const terms = (...given: Parameters<typeof term>) => JSON.stringify([term(...given)]);
const FIELDS = ['additionalDetails.Parking', 'city', 'additionalDetails.Floors', 'additionalDetails.None'];

/** The index has no column for words of remarks, nor for most fields of a source. */
describe('searches in memory by keywords and fields of the source', () => {
  let engine: TestEngine;
  let index: SearchIndex;
  let indexed: Engine;
  let added = 0;
  const log = { info: () => undefined, error: (details: object) => void engine.errors.push(details) };
  const parts = { clock: () => TEST_NOW, verifyToken: async () => null, log };

  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
    await addListings(
      engine.store,
      Array.from({ length: 40 }, (_, n) => ({
        id: `l${n}`,
        price: 100_000 + n * 1000,
        bedrooms: n % 5,
        location: { lat: 53.5 + n / 1000, lon: -113.5 },
        display: { address: n % 8 !== 3, details: n % 8 !== 5 },
        document: {
          description: n % 3 ? 'A deck to the south.' : 'A quiet street.',
          additionalDetails: { Parking: n % 2 ? 'Double garage' : 'Stall', Floors: n % 7 ? n % 4 : [1, 2] },
        },
      })),
    );
    index = new SearchIndex({ db: engine.store.db, log });
    await index.start();
    indexed = createEngine({ store: engine.store, index, ...parts });
  });
  afterAll(async () => {
    await index.stop();
    await engine.close();
    expect(engine.errors).toEqual([]);
  });

  const SEARCHES: Record<string, string>[] = [
    { keywords: 'deck' },
    { keywords: 'deck|quiet' },
    { keywords: 'deck', bedrooms: '3p', ids: 'l3|l4|l8|l9|l13' },
    { raw: terms('match', 'garage') },
    { raw: terms('match', 'garage'), keywords: 'deck', low_price: '110000', sort: 'PRICE_DESCENDING' },
    { agentSetRaw: terms('eq', 'Stall'), property_types: 'house' },
    { raw: terms('match', 'nothing') },
    { raw: JSON.stringify([term('match', 'garage'), term('eq', '2', 'additionalDetails.Floors')]) },
    { raw: JSON.stringify([term('eq', 'Stall'), term('eq', 'Edmonton', 'city')]), bedrooms: '2p' },
  ];
  const both = async (name: 'search' | 'points' | 'clusters' | 'facets', given: Record<string, string>) => {
    const target = { spaceID: 'edmonton', source: SOURCE, n: '5' };
    // A new engine each time: without an index its facets stay cached for a minute.
    const stored = await createEngine({ store: engine.store, ...parts }).read(name, target, given);
    const memory = await indexed.read(name, target, given);

    return [memory, stored].map(({ json }) => JSON.parse(JSON.stringify(json)));
  };

  test.each(SEARCHES)('find, count and locate as the store does, also after a change: %o', async (search) => {
    const raw_fields = JSON.stringify(FIELDS);
    const check = async () => {
      for (const name of ['search', 'points', 'clusters', 'facets'] as const) {
        const [memory, store] = await both(name, { ...search, raw_fields });
        expect(memory).toEqual(store);
      }
    };
    await check();
    added += 1;
    await addListings(engine.store, [
      {
        id: `added ${added}`,
        document: { description: 'Deck, garage, quiet.', additionalDetails: { Parking: 'Stall' } },
      },
    ]);
    await engine.store.db
      .updateTable('listings')
      .set({
        document: sql`jsonb_set(document, '{additionalDetails,Parking}', ${JSON.stringify(`Carport ${added}`)}::jsonb)`,
      })
      .where('id', '=', `l${added}`)
      .execute();
    await engine.store.db
      .deleteFrom('listings')
      .where('id', '=', `l${20 + added}`)
      .execute();
    await index.refresh();
    await check();
  });

  test('details that failed to be read are read again by the next search', async () => {
    const details = new DetailCache(engine.store.db);
    const busy = { run: () => Promise.reject(new Error('Too many searches at once')) };
    const scans = { run: <Result>(scan: () => Promise<Result>) => scan() };

    await expect(details.get(busy, SOURCE, ['Parking'])).rejects.toThrow('Too many searches at once');
    expect((await details.get(scans, SOURCE, ['Parking'])).get('l0')).toEqual(['Stall']);
  });

  test('too many matches are left to the store', async () => {
    const search = { source: SOURCE, now: TEST_NOW, timeZone: 'UTC', search: {} };

    expect(await matchingIds(engine.store.db, search, 10)).toBeNull();
    expect((await matchingIds(engine.store.db, search, 1000))?.length).toBeGreaterThan(30);
  });
});
