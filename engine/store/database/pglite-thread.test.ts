import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUnsharedStore } from '../../testing/test-store.ts';
import type { Store } from './db.ts';

const LONG = sql`select count(*) from generate_series(1, 3000000) as number where number % 7 = 3`;

let store: Store;
beforeAll(async () => {
  store = await createUnsharedStore('pglite');
});
afterAll(() => store.close());

test('the event loop is free while the embedded database works', async () => {
  let last = performance.now();
  let longestPause = 0;
  const timer = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last);
    last = performance.now();
  }, 5);
  const begun = performance.now();
  await LONG.execute(store.db);
  const duration = performance.now() - begun;
  clearInterval(timer);

  expect(longestPause).toBeGreaterThan(0);
  expect(longestPause).toBeLessThan(duration / 2);
});

test("an error has PostgreSQL's code and no parameters", async () => {
  const failure = await sql`select ${'secret'}::text from nowhere`.execute(store.db).catch((error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ code: '42P01', message: 'relation "nowhere" does not exist' });
  expect(JSON.stringify(failure)).not.toContain('secret');
});

test('statements outside a transaction wait for its end and see all of it or nothing', async () => {
  const count = async (db: Store['db']) =>
    (await sql<{ count: number }>`select count(*) from spaces`.execute(db)).rows[0]?.count;
  const add = (db: Store['db'], id: string) =>
    sql`insert into spaces (id, source, settings) values (${id}, 's', '{}')`.execute(db);

  const written = store.db.transaction().execute(async (transaction) => {
    await add(transaction, 'one');
    await add(transaction, 'two');
  });
  const [, seen] = await Promise.all([written, count(store.db)]);
  expect([0, 2]).toContain(seen);

  const failed = store.db.transaction().execute(async (transaction) => {
    await add(transaction, 'three');
    await add(transaction, 'one');
  });
  const concurrent = count(store.db);
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect([await concurrent, await count(store.db)]).toEqual([2, 2]);
});

test('committing a failed transaction is an error', async () => {
  const committed = store.script(async ({ rows }) => {
    await rows('select 1 from nowhere').catch(() => undefined);
  });

  await expect(committed).rejects.toMatchObject({ code: '25P02' });
});

test('a closed database rejects queries', async () => {
  const other = await createUnsharedStore('pglite');
  await other.close();

  await expect(other.script(({ rows }) => rows('select 1'))).rejects.toThrow();
});
