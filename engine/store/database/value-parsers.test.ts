import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStore, STORE_KINDS } from '../../testing/test-store.ts';
import type { Store } from './db.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await createTestStore(kind);
  });
  afterAll(() => store.close());

  test.each([
    ['a large whole number is a number', sql`890458485::bigint`, 890458485],
    ['a count is a number', sql`count(*)`, 1],
    ['a list of large numbers is a list of numbers', sql`array[1, 2]::bigint[]`, [1, 2]],
    ['an empty list is empty', sql`'{}'::bigint[]`, []],
    ['a list of texts keeps commas and quotes', sql`array['a,b', 'c"d']`, ['a,b', 'c"d']],
    ['a date is its own text', sql`date '2026-11-21'`, '2026-11-21'],
    ['a time is a Date', sql`timestamptz '2026-11-21T12:00:00Z'`, new Date('2026-11-21T12:00:00Z')],
    ['a point has x and y', sql`point(-113.5, 53.5)`, { x: -113.5, y: 53.5 }],
    ['jsonb is its value', sql`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    ['a real number is a number', sql`2.5::real`, 2.5],
  ])('%s', async (_, expression, value) => {
    const { rows } = await sql<{ value: unknown }>`
      select ${expression} as value from (values (1)) one`.execute(store.db);

    expect(rows[0]?.value).toEqual(value);
  });
});
