import type { Store } from '../store/database/db.ts';
import { storeOf } from '../store/database/pglite-store.ts';
import { ThreadedPGlite } from '../store/database/pglite-thread.ts';
import { storeTemplate } from './store-template.ts';

/** Deleted rows stay in the files of a database until it is closed. */
const MAX_POOLED_BYTES = 24 * 1024 * 1024;

/** Empty databases that were closed by earlier tests of this process. */
const idle: ThreadedPGlite[] = [];

/** A migrated, empty PGlite in memory. Opening one takes over a second, so close() empties it and returns it to the pool. */
export async function borrowPGlite(): Promise<Store> {
  const pglite = idle.pop() ?? (await ThreadedPGlite.open({ loadDataDir: await storeTemplate() }));
  let closing: Promise<void> | null = null;
  // What a test left running must not reach the next one's rows.
  const whileOpen = <Result>(work: () => Promise<Result>) =>
    closing ? Promise.reject(new Error('The test has closed this store')) : work();

  return storeOf({
    ready: true,
    waitReady: pglite.waitReady,
    closed: false,
    query: (sql, parameters) => whileOpen(() => pglite.query(sql, parameters)),
    // Kysely's driver awaits a transaction's begin alone: a rejection before it would have no handler.
    transaction: (work) => (closing ? new Promise<never>(() => {}) : pglite.transaction(work)),
    listen: (listener) => pglite.listen((payload) => !closing && listener(payload)),
    close: () => {
      closing ??= release(pglite);
      return closing;
    },
  });
}

async function release(pglite: ThreadedPGlite): Promise<void> {
  if (await empty(pglite)) idle.push(pglite);
  else await pglite.close();
}

/** Deletes all rows and restarts the sequences; false when the database has grown too large to be reused. */
function empty(pglite: ThreadedPGlite): Promise<boolean> {
  return pglite.transaction(async ({ query, exec }) => {
    const { rows: tables } = await query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    const { rows: sequences } = await query<{ name: string }>(
      `select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null`,
    );
    await exec(
      [
        // Neither triggers nor foreign keys, so that the order does not matter.
        `set local session_replication_role = replica`,
        ...tables.map(({ name }) => `delete from ${name}`),
        ...sequences.map(({ name }) => `alter sequence ${name} restart`),
      ].join(';'),
    );
    const { rows } = await query<{ bytes: number }>(
      `select pg_database_size(current_database())::integer as bytes`,
    );

    return (rows[0]?.bytes ?? 0) < MAX_POOLED_BYTES;
  });
}
