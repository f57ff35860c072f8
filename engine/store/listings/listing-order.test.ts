import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';
import { listingOrder } from './listing-order.ts';

describe.each(STORE_KINDS)('the order of results on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  test.each([
    ['PRICE_ASC', 'listings_price'],
    ['PRICE_DES', 'listings_price_des'],
    ['LIST_DATE_DES', 'listings_listed_at'],
  ] as const)('%s is that of the index %s', async (sort, index) => {
    const plan = await engine.store.db.transaction().execute(async (db) => {
      // The table of a test is too small for an index to be cheaper.
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`set local enable_bitmapscan = off`.execute(db);
      const order = listingOrder(sort, null);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from listings where source = ${SOURCE} and shown order by ${order} limit 20`.execute(
        db,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(plan).toMatch(new RegExp(`using ${index} `));
    expect(plan).not.toContain('Sort');
  });
});
