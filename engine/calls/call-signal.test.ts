import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/database/db.ts';
import { createUnsharedStore } from '../testing/test-store.ts';
import { withoutSignal, withSignal } from './call-signal.ts';

let store: Store;
beforeAll(async () => {
  store = await createUnsharedStore('pglite');
  await sql`create table ran (name text)`.execute(store.db);
});
afterAll(() => store.close());

const write = (name: string) => sql`insert into ran (name) values (${name})`.execute(store.db);
const written = async () =>
  (await sql<{ name: string }>`select name from ran order by name`.execute(store.db)).rows.map(
    ({ name }) => name,
  );

test('a queued statement is cancelled when its caller disconnects, others are not', async () => {
  const gone = new AbortController();
  const results = Promise.allSettled([
    sql`select pg_sleep(0.1)`.execute(store.db),
    withSignal(gone.signal, () => write('abandoned')),
    withSignal(gone.signal, () => withoutSignal(() => write('shared'))),
    write('wanted'),
  ]);
  gone.abort();
  const [, abandoned] = await results;

  expect(abandoned).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(await written()).toEqual(['shared', 'wanted']);
});
