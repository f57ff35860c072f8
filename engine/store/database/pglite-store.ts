import { Kysely, PGliteDialect } from 'kysely';
import type { Schema } from '../schema.ts';
import { readChange } from './changes.ts';
import type { OnQuery, Store } from './db.ts';
import { type PGliteFiles, ThreadedPGlite } from './pglite-thread.ts';
import { queryLog } from './query-log.ts';

/** PGlite in a directory, or in memory when no directory is given. The caller holds the directory's lock. */
export async function openPGlite(files: PGliteFiles, onQuery?: OnQuery): Promise<Store> {
  return storeOf(await ThreadedPGlite.open(files), onQuery);
}

/** What the store uses of PGlite. */
type PGliteConnection = Pick<
  ThreadedPGlite,
  'ready' | 'waitReady' | 'closed' | 'query' | 'transaction' | 'listen' | 'close'
>;

export function storeOf(pglite: PGliteConnection, onQuery?: OnQuery): Store {
  return {
    kind: 'pglite',
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), log: queryLog(onQuery) }),
    script: (work) =>
      pglite.transaction((transaction) =>
        work({
          run: (statements) => transaction.exec(statements),
          rows: async <Row>(query: string, parameters?: unknown[]) =>
            (await transaction.query<Row>(query, parameters)).rows,
        }),
      ),
    // No other process opens the directory, and the thread announces a change before the statement's result.
    listen: async (listener) => {
      const stop = pglite.listen((payload) => listener.changed(readChange(payload)));
      listener.resumed();
      return async () => stop();
    },
    close: () => pglite.close(),
  };
}
