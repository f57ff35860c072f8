import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { lockDirectory } from './directory-lock.ts';
import { openPGlite } from './pglite-store.ts';
import { openPostgres } from './postgres-store.ts';
import type { Schema } from '../schema.ts';

/** A plain SQL transaction, for scripts of several statements. */
export type Script = {
  run(statements: string): Promise<void>;
  rows<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
};

export type Store = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Schema>;
  script<T>(work: (script: Script) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** PostgreSQL when a URL is configured, else PGlite below the data directory, locked by this process. */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl);

  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);

  try {
    const store = await openPGlite({ dataDir: directory });

    return {
      ...store,
      close: async () => {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
