import { Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import type { OnQuery, Store } from './db.ts';
import { holdChanges } from './held-changes.ts';
import { PlanningClient } from './planning-client.ts';
import { listenOnPostgres } from './postgres-changes.ts';
import { RoutedDialect } from './postgres-driver.ts';
import { queryLog } from './query-log.ts';
import { Replicas } from './replicas.ts';
import { surviveLostConnections } from './survive-lost-connections.ts';
import { pgTypes } from './value-parsers.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** Far above any call of a site; migrations and imports have no limit. */
const STATEMENT_TIMEOUT_MS = 10_000;

export type ReplicaOptions = {
  /** Replicas of this server, which serve reads of visitors. */
  replicaUrls?: readonly string[];
  /** Called with the host of a replica that is left out or read again. */
  onReplica?: (host: string, isUsable: boolean) => void;
};

/** A connection pool to PostgreSQL 15 or newer. */
export async function openPostgres(
  connectionString: string,
  onQuery?: OnQuery,
  { replicaUrls = [], onReplica }: ReplicaOptions = {},
): Promise<Store> {
  const poolOptions = { types: pgTypes(), statement_timeout: STATEMENT_TIMEOUT_MS, Client: PlanningClient };
  const pool = new pg.Pool({
    ...poolOptions,
    connectionString,
    application_name: 'strapwork',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  surviveLostConnections(pool);

  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(connectionString);
    throw new Error(`The database at ${host}${pathname} cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }

  const replicas = new Replicas({ urls: replicaUrls, primary: pool, poolOptions, onChange: onReplica });
  if (replicaUrls.length > 0) await replicas.start();

  return {
    kind: 'postgres',
    db: new Kysely<Schema>({
      dialect: new RoutedDialect(pool, () => replicas.pick()),
      log: queryLog(onQuery),
    }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    script: (work) => inTransaction(pool, work),
    listen: (listener) =>
      listenOnPostgres(
        connectionString,
        replicaUrls.length > 0 ? holdChanges(listener, () => replicas.caughtUp()) : listener,
      ),
    close: async () => {
      await replicas.stop();
      await pool.end();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: Parameters<Store['script']>[0]): Promise<T> {
  const client = await pool.connect();

  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const result = await work({
      run: async (statements) => void (await client.query(statements)),
      rows: async <Row>(query: string, parameters?: unknown[]) =>
        (await client.query(query, parameters)).rows as Row[],
    });
    await client.query('commit');

    return result as T;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
