import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestStore, STORE_KINDS } from '../../testing/test-store.ts';

async function watched(kind: (typeof STORE_KINDS)[number]) {
  const store = await createTestStore(kind);
  const heard: string[] = [];
  const stop = await store.listen({
    changed: (change) => void heard.push('id' in change ? `${change.kind} ${change.id}` : change.kind),
    interrupted: () => void heard.push('interrupted'),
    resumed: () => void heard.push('resumed'),
  });
  onTestFinished(async () => {
    await stop();
    await store.close();
  });

  return { store, heard, next: (text: string) => expect.poll(() => heard).toContain(text) };
}

describe.each(STORE_KINDS)('on %s', (kind) => {
  test('a committed change is announced with what it concerns, one that is rolled back is not', async () => {
    const { store, heard, next } = await watched(kind);
    await addSpaces(store);
    // The last of what adding them changes.
    await next('all');
    heard.length = 0;

    const insert = sql`insert into pages (space_id, slug, body) values ('edmonton', 'a', '{}'), ('edmonton', 'b', '{}')`;
    await store.db
      .transaction()
      .execute(async (transaction) => {
        await insert.execute(transaction);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await insert.execute(store.db);
    await next('site edmonton');
    await sql`update pages set slug = slug || 'x', space_id = 'san-antonio'`.execute(store.db);
    await next('site san-antonio');

    expect(heard).toEqual(['site edmonton', 'site edmonton', 'site san-antonio']);
  });
});

test.runIf(STORE_KINDS.includes('postgres'))('a lost connection is reported and replaced', async () => {
  const { store, heard, next } = await watched('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  const other = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await other.connect();
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'strapwork-changes' and datname = $1`,
    [rows[0]?.name],
  );
  await other.end();

  await next('interrupted');
  await expect.poll(() => heard.at(-1), { timeout: 5000 }).toBe('resumed');
  await addSpaces(store);
  await next('hosts');
});
