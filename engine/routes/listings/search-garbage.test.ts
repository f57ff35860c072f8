import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPath } from '#domain/calls/read-calls.ts';
import { createEngine } from '../../engine.ts';
import { SearchIndex } from '../../search-index/search-index.ts';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const CALLS = ['q', 'points', 'cluster/5', 'facets'];
const PARAMS = [
  'transaction_type',
  'low_price',
  'high_price',
  'bedrooms',
  'bathrooms',
  'property_types',
  'interior_size',
  'listing_age',
  'open_houses',
  'office_id',
  'agent_id',
  'org_chart_id',
  'org_chart_include_children',
  'raw',
  'agentSetRaw',
  'ids',
  'whosonfirst',
  'centre_lat',
  'centre_lon',
  'radius',
  'polygon',
  'shape',
  'north',
  'south',
  'east',
  'west',
  'sort',
  'from',
  'size',
  'limit',
  'select_additional',
  'count',
  'raw_fields',
];

/** Garbage: other scripts, control characters, extremes, truncated valid values, long repetitions. */
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '9'.repeat(400),
    '999999999p',
    '3p',
    'now-99999d/d',
    'now-0d/d',
    '[]',
    '{}',
    '[{}]',
    '[{"field":"price","operator":"gte","values":["1e400"]}]',
    '[{"field":"__proto__","operator":"eq","values":["x"]}]',
    '%00/%ED%A0%80',
    '[{"field":"constructor","operator":"in","values":[]}]',
    '[{"field":"year_built","operator":"gte","values":["-999999999999999"]}]',
    '[{"field":"additionalDetails.a","operator":"match","values":["%_\\\\"]}]',
    '0,0;0,0;0,0',
    '180,90;-180,90;-180,-90',
    '1e-320,1;2,2;3,1e-320',
    'drawn-areas/x',
    '__proto__/constructor',
    'whosonfirst/999999999999999',
    '%00',
    '\u202e\u0000',
    '٣',
    '北京',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '90',
    '-180',
    '180',
  ),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMS), garbage), { minLength: 1, maxLength: 5 })
  .map((params) =>
    new URLSearchParams(
      params.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
    ).toString(),
  );

describe('search calls with garbage parameters', () => {
  let engine: TestEngine;
  let index: SearchIndex;

  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
    await addPlaces(engine.store, [{ id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.1)]] }]);
    await addListings(engine.store, [
      { id: 'a', location: { lat: 53.5, lon: -113.5 }, price: 1 },
      { id: 'b', bedrooms: 3 },
    ]);
    index = new SearchIndex({
      db: engine.store.db,
      log: { info: () => undefined, error: () => undefined },
    });
    await index.start();
  });
  afterAll(async () => {
    await index.stop();
    await engine.close();
  });

  test.each(CALLS)('%s answers, or names the word, in time', async (call) => {
    await fc.assert(
      fc.asyncProperty(query, async (params) => {
        const begun = performance.now();
        const { status, body } = await engine.call(`${SEARCH}/${call}?${params}`);

        expect([200, 400]).toContain(status);
        if (status === 400) expect(body.error.field).toBeTypeOf('string');
        expect(performance.now() - begun).toBeLessThan(2000);
      }),
      { numRuns: 150 },
    );
    expect(engine.errors).toEqual([]);
  });

  test('from memory the result is the same as from the store', async () => {
    const indexed = createEngine({
      store: engine.store,
      index,
      clock: () => TEST_NOW,
      verifyToken: async () => null,
      log: { error: (details) => void engine.errors.push(details) },
    });

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('search', 'points', 'clusters', 'facets'),
        query,
        async (name, params) => {
          await index.refresh();
          const target = { spaceID: 'edmonton', source: SOURCE, n: '5' };
          const given = Object.fromEntries(new URLSearchParams(params));
          const direct = await indexed.read(name, target, given);
          const stored = await engine.call(
            `${readPath(name, target).join('/')}?${new URLSearchParams(given)}`,
          );
          expect(direct.status).toBe(stored.status);
          // NUL is rejected before parameters are parsed.
          if (stored.status === 400) return;

          expect(JSON.parse(JSON.stringify(direct.json))).toEqual(stored.body);
        },
      ),
      { numRuns: 300 },
    );
    expect(engine.errors).toEqual([]);
  });

  test('a megabyte of parameters is handled or rejected by name in time', async () => {
    const million = 'x'.repeat(1_000_000);
    const corners = Array.from({ length: 40_000 }, (_, n) => `${n % 180},${n % 90}`).join(';');

    for (const [name, value] of [
      ...PARAMS.map((name) => [name, million] as const),
      ['polygon', corners] as const,
      ['ids', Array.from({ length: 100_000 }, (_, n) => n).join('|')] as const,
      [
        'raw',
        JSON.stringify(Array.from({ length: 3000 }, () => ({ field: 'a', operator: 'eq', values: ['b'] }))),
      ] as const,
    ]) {
      const begun = performance.now();
      const { status, body } = await engine.call(`${SEARCH}/q?${new URLSearchParams({ [name]: value })}`);

      expect([200, 400]).toContain(status);
      if (status === 400) expect(body.error.field).toBe(name);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
    expect(engine.errors).toEqual([]);
  }, 60_000);
});
