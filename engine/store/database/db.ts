import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ChangeListener, StopListening } from './changes.ts';
import { lockDirectory } from './directory-lock.ts';
import { unpackStore } from './packed-stores.ts';
import { openPGlite } from './pglite-store.ts';
import { openPostgres, type ReplicaOptions } from './postgres-store.ts';

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
  /** Notifies of every change of what visitors see, of this and of other processes. */
  listen(listener: ChangeListener): Promise<StopListening>;
  close(): Promise<void>;
};

/** PostgreSQL when a URL is configured, else PGlite below the data directory, locked by this process. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  startsWithDemo = false,
  onQuery,
  ...replicas
}: ReplicaOptions & {
  dataDir: string;
  databaseUrl?: string;
  /** Whether a new directory begins with the demo, where the build has packed it. */
  startsWithDemo?: boolean;
  onQuery?: OnQuery;
}): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl, onQuery, replicas);

  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);

  try {
    await unpackStore(directory, { demo: startsWithDemo });
    const store = await openPGlite({ dataDir: directory }, onQuery);

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
