import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import type { OnQuery, Store } from './db.ts';
import { listenOnPostgres } from './postgres-changes.ts';
import { queryLog } from './query-log.ts';
import { pgTypes } from './value-parsers.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** Far above any call of a site; migrations and imports have no limit. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** A connection pool to PostgreSQL 15 or newer. */
export async function openPostgres(connectionString: string, onQuery?: OnQuery): Promise<Store> {
  const pool = new pg.Pool({
    connectionString,
    types: pgTypes(),
    application_name: 'strapwork',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // The pool replaces idle connections that the server closes; an unhandled error event would end the process.
  pool.on('error', () => {});

  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(connectionString);
    throw new Error(`The database at ${host}${pathname} cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }

  return {
    kind: 'postgres',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: queryLog(onQuery) }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    script: (work) => inTransaction(pool, work),
    listen: (listener) => listenOnPostgres(connectionString, listener),
    close: () => pool.end(),
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
