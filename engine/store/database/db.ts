import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ChangeListener, StopListening } from './changes.ts';
import { lockDirectory } from './directory-lock.ts';
import { readEmptyStore } from './empty-store.ts';
import { openPGlite } from './pglite-store.ts';
import { openPostgres } from './postgres-store.ts';

/** A plain SQL transaction, for scripts of several statements. */
export type Script = {
  run(statements: string): Promise<void>;
  rows<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
};

/** A query that has ended; values are not part of its text. */
export type StoreQuery = { sql: string; durationMs: number; isFailed: boolean };
export type OnQuery = (query: StoreQuery) => void;

/** Connections of a pool, and queries that wait for one. */
export type Connections = { busy: number; idle: number; waiting: number };

export type Store = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Schema>;
  /** Missing for a database with one connection. */
  connections?: () => Connections;
  script<T>(work: (script: Script) => Promise<T>): Promise<T>;
  /** Tells of every change of what visitors see, of this and of other processes. */
  listen(listener: ChangeListener): Promise<StopListening>;
  close(): Promise<void>;
};

/** PostgreSQL when a URL is configured, else PGlite below the data directory, locked by this process. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  onQuery,
}: {
  dataDir: string;
  databaseUrl?: string;
  onQuery?: OnQuery;
}): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl, onQuery);

  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);

  try {
    const store = await openPGlite(
      { dataDir: directory, loadDataDir: await readEmptyStore(directory) },
      onQuery,
    );

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
