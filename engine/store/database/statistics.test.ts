import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addListings } from '../../testing/fixtures.ts';
import { createUnsharedStore, STORE_KINDS } from '../../testing/test-store.ts';
import { refreshStatistics } from './statistics.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  test('the database knows the row counts after refreshing statistics', async () => {
    const store = await createUnsharedStore(kind);
    await addListings(store, [{ id: 'a' }, { id: 'b' }]);

    await refreshStatistics(store.db);

    const { rows } = await sql`select reltuples::integer as rows from pg_class
      where oid = 'listings'::regclass`.execute(store.db);
    expect(rows).toEqual([{ rows: 2 }]);
    await store.close();
  });
});
