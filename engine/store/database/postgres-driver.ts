import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { checkSignal, currentSignals, isCallerGone, mayBeLate, noteWrite } from '../../calls/call-signal.ts';
import { EngineError } from '../../errors.ts';
import type { Replica } from './replicas.ts';

/** Each opens a connection of its own; beyond these the server's own time limit ends a statement. */
const MAX_CANCELLING = 4;
let cancelling = 0;

export type PickReplica = () => Replica | null;

/** PostgreSQL's dialect, with statements that end with their caller, and reads of visitors from replicas. */
export class RoutedDialect extends PostgresDialect {
  readonly #pickReplica: PickReplica;

  constructor(pool: pg.Pool, pickReplica: PickReplica) {
    super({ pool });
    this.#pickReplica = pickReplica;
  }

  override createDriver(): Driver {
    return new RoutedDriver(super.createDriver(), this.#pickReplica);
  }
}

class RoutedDriver implements Driver {
  readonly #primary: Driver;
  readonly #pickReplica: PickReplica;

  constructor(primary: Driver, pickReplica: PickReplica) {
    this.#primary = primary;
    this.#pickReplica = pickReplica;
  }

  init(): Promise<void> {
    return this.#primary.init();
  }

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#primary, this.#pickReplica);
  }

  async beginTransaction(connection: RoutedConnection, settings: TransactionSettings): Promise<void> {
    await this.#primary.beginTransaction(await connection.main(), settings);
  }

  async commitTransaction(connection: RoutedConnection): Promise<void> {
    await this.#primary.commitTransaction(await connection.main());
  }

  async rollbackTransaction(connection: RoutedConnection): Promise<void> {
    await this.#primary.rollbackTransaction(await connection.main());
  }

  async savepoint(connection: RoutedConnection, ...rest: Savepoint): Promise<void> {
    await this.#primary.savepoint?.(await connection.main(), ...rest);
  }

  async rollbackToSavepoint(connection: RoutedConnection, ...rest: Savepoint): Promise<void> {
    await this.#primary.rollbackToSavepoint?.(await connection.main(), ...rest);
  }

  async releaseSavepoint(connection: RoutedConnection, ...rest: Savepoint): Promise<void> {
    await this.#primary.releaseSavepoint?.(await connection.main(), ...rest);
  }

  async releaseConnection(connection: RoutedConnection): Promise<void> {
    await connection.release();
  }

  destroy(): Promise<void> {
    return this.#primary.destroy();
  }
}

type Savepoint = Parameters<NonNullable<Driver['savepoint']>> extends [unknown, ...infer Rest] ? Rest : never;

/** Takes a connection of the primary when it needs one. */
class RoutedConnection implements DatabaseConnection {
  readonly #primary: Driver;
  readonly #pickReplica: PickReplica;
  #main: DatabaseConnection | null = null;

  constructor(primary: Driver, pickReplica: PickReplica) {
    this.#primary = primary;
    this.#pickReplica = pickReplica;
  }

  async main(): Promise<DatabaseConnection> {
    this.#main ??= await this.#primary.acquireConnection();
    return this.#main;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    checkSignal();
    if (!isRead(query.sql)) noteWrite();
    const replica = this.#main === null && mayBeLate() && isRead(query.sql) ? this.#pickReplica() : null;
    if (replica) {
      try {
        return await this.#onReplica<Row>(replica, query);
      } catch (error) {
        // The primary has the result, or fails with the same error.
        if (isCallerGone()) throw error;
        replica.failed(error);
      }
    }

    return runCancellable<Row>(await this.main(), query);
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.main()).streamQuery<Row>(query, size);
  }

  async release(): Promise<void> {
    if (this.#main) await this.#primary.releaseConnection(this.#main);
    this.#main = null;
  }

  async #onReplica<Row>({ driver }: Replica, query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await driver.acquireConnection();
    try {
      return await runCancellable<Row>(connection, query);
    } finally {
      await driver.releaseConnection(connection);
    }
  }
}

/** A statement whose caller has gone is cancelled on the server: nobody reads its result. */
async function runCancellable<Row>(
  connection: DatabaseConnection,
  query: CompiledQuery,
): Promise<QueryResult<Row>> {
  const signals = currentSignals();
  if (signals.length === 0) return connection.executeQuery<Row>(query);
  const isGone = () => signals.some(({ aborted }) => aborted);
  if (isGone()) throw disconnected();

  await connection.collectSessionInfo?.();
  let cancelled: Promise<unknown> = Promise.resolve();
  let isCancelled = false;
  const cancel = () => {
    if (isCancelled || cancelling >= MAX_CANCELLING) return;
    isCancelled = true;
    cancelling++;
    cancelled = Promise.resolve(connection.cancelQuery?.(noOtherConnection))
      .catch(() => undefined)
      .finally(() => cancelling--);
  };
  for (const signal of signals) signal.addEventListener('abort', cancel, { once: true });
  try {
    return await connection.executeQuery<Row>(query);
  } catch (error) {
    throw isGone() ? disconnected() : error;
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', cancel);
    // A late one must not meet the next statement of the connection.
    await cancelled;
  }
}

const disconnected = () => new EngineError('unavailable', 'The caller disconnected');

/** The driver opens a connection by itself to cancel. */
const noOtherConnection = () => Promise.reject(new Error('There is no connection to cancel with'));

const READ = /^\s*(?:select|with)\b/i;
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|nextval|setval|pg_notify|pg_(?:try_)?advisory\w*)\b/i;

/** Whether a statement changes and locks nothing, as far as its text shows. */
export function isRead(sql: string): boolean {
  return READ.test(sql) && !WRITES.test(sql);
}
