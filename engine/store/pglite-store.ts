import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Store } from './db.ts';
import type { Schema } from './schema.ts';
import { VALUE_PARSERS } from './value-parsers.ts';

/** PGlite in a directory, or in memory when no directory is given. The caller holds the directory's lock. */
export async function openPGlite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<Store> {
  return storeOf(await PGlite.create({ ...options, parsers: VALUE_PARSERS }));
}

export function storeOf(pglite: PGlite): Store {
  return {
    kind: 'pglite',
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    script: (work) =>
      pglite.transaction((transaction) =>
        work({
          run: async (statements) => void (await transaction.exec(statements)),
          rows: async <Row>(query: string, parameters?: unknown[]) =>
            (await transaction.query<Row>(query, parameters)).rows,
        }),
      ),
    close: () => pglite.close(),
  };
}
