import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { withReplicas, withSignal } from '#engine/calls/call-signal.ts';
import { openDatabase, type Store } from '#engine/store/database/db.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { indexedListings } from '#engine/store/listings/index-rows.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../scripts/lib/postgres.ts';

const bin = findPostgres();
if (!bin) console.log('• no PostgreSQL is installed: replicas and cancelled statements are not tested');

describe.runIf(bin)('on PostgreSQL with a replica', () => {
  let postgres: TemporaryPostgres;
  let store: Store;
  let replica: pg.Client;

  beforeAll(async () => {
    postgres = await startPostgres(String(bin));
    const { url } = await postgres.addReplica();
    store = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url, replicaUrls: [url] });
    await migrate(store);
    await addSpaces(store);
    replica = new pg.Client({ connectionString: url });
    await replica.connect();
  }, 120_000);
  afterAll(async () => {
    await replica?.end();
    await store?.close();
    await postgres?.stop();
  });

  const isReplica = async (db = store.db) =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is;
  const untilReplicaIsRead = () =>
    expect.poll(() => withReplicas(() => isReplica()), { timeout: 10_000 }).toBe(true);
  const insert = (slug: string) =>
    sql`insert into pages (space_id, slug, body) values ('edmonton', ${slug}, '{}')`.execute(store.db);
  const slugs = () =>
    withReplicas(async () =>
      (await store.db.selectFrom('pages').select('slug').execute()).map(({ slug }) => slug),
    );

  async function listen() {
    const heard: { at: number }[] = [];
    const stop = await store.listen({
      changed: () => void heard.push({ at: performance.now() }),
      interrupted: () => {},
      resumed: () => {},
    });
    onTestFinished(stop);
    return heard;
  }

  test('visitors read from it; agents, transactions, locks and writes use the primary', async () => {
    await untilReplicaIsRead();
    expect(await isReplica()).toBe(false);
    await withReplicas(async () => {
      expect(
        await store.db.transaction().execute((transaction) => isReplica(transaction as Store['db'])),
      ).toBe(false);
      await insert('by-a-visitor');
      await sql`select id from spaces where id = 'edmonton' for update`.execute(store.db);
      // What this visitor has written is not on the replica for sure.
      expect(await isReplica()).toBe(false);
    });
  });

  test('the statement by which homes are read is planned once for a connection', async () => {
    await store.db.connection().execute(async (db) => {
      for (const ids of [['1'], ['2', '3'], []])
        expect(await indexedListings(db, 'idx-edm-v5', ids)).toEqual([]);
      const { rows } =
        await sql`select name, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(db);

      expect(rows).toEqual([{ name: 'listings by id', runs: 3 }]);
    });
  });

  test('a change is announced once the replica has it, and what a visitor reads then is never older', async () => {
    const heard = await listen();
    for (let n = 0; n < 20; n++) {
      const before = heard.length;
      await insert(`told-${n}`);
      await expect.poll(() => heard.length, { interval: 2 }).toBeGreaterThan(before);
      expect(await slugs()).toContain(`told-${n}`);
    }
    expect(await withReplicas(() => isReplica())).toBe(true);
  });

  test('one that stops following delays a change by half a second at most, is left out, and read again when it has caught up', async () => {
    const heard = await listen();
    await replica.query('select pg_wal_replay_pause()');
    const begun = performance.now();
    await insert('late');
    await expect.poll(() => heard.length, { interval: 5, timeout: 3000 }).toBeGreaterThan(0);

    // With some time for a busy machine.
    expect((heard[0]?.at ?? 0) - begun).toBeLessThan(2000);
    expect(await slugs()).toContain('late');
    expect(await withReplicas(() => isReplica())).toBe(false);
    await replica.query('select pg_wal_replay_resume()');
    await untilReplicaIsRead();
  });

  test('a statement ends with its caller, on the server', async () => {
    const running = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where state = 'active' and query like 'select pg_sleep(30)%' and pid <> pg_backend_pid()`.execute(
          store.db,
        )
      ).rows[0]?.count;
    for (const where of [(run: () => Promise<unknown>) => run(), withReplicas]) {
      const gone = new AbortController();
      const requests = withSignal(gone.signal, () => where(() => sql`select pg_sleep(30)`.execute(store.db)));
      const failed = expect(requests).rejects.toMatchObject({ code: 'unavailable' });
      if (where === withReplicas) await sleep(200);
      else await expect.poll(running).toBe(1);
      const aborted = performance.now();
      gone.abort();
      await failed;

      expect(performance.now() - aborted).toBeLessThan(2000);
      expect(await running()).toBe(0);
      // The connection serves other requests afterwards.
      expect(await isReplica()).toBe(false);
    }
  });
});
