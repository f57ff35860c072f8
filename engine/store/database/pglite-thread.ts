import { Worker } from 'node:worker_threads';
import { type Results, types } from '@electric-sql/pglite';
import { checkSignal } from '../../calls/call-signal.ts';
import { VALUE_PARSERS } from './value-parsers.ts';

/** A directory, or a dump of one; neither for an empty database in memory. */
export type PGliteFiles = { dataDir?: string; loadDataDir?: ArrayBuffer };

export type ThreadRequest = { id: number } & (
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'dump' }
  | { kind: 'close' }
);
type RequestWithoutId = ThreadRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

export type ThreadResult = {
  fields: { name: string; dataTypeID: number }[];
  /** Values in PostgreSQL's text format. */
  rows: (string | null)[][];
  affectedRows?: number;
  command?: string;
};
export type ArrayType = { element: number; array: number };
export type ThreadResponse =
  | { arrayTypes: ArrayType[] }
  | { id: number; result: ThreadResult | ArrayBuffer }
  | { id: number; error: Record<string, unknown> }
  | { announced: string };

type Parsers = Record<number | string, (text: string, type?: number) => unknown>;
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

export type Transaction = {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Results<Row>>;
  exec(sql: string): Promise<void>;
  rollback(): Promise<void>;
};

/** Heap of the thread: rows pass through it as short-lived text. */
const YOUNG_GENERATION_MB = 8;

/** PGlite in a worker thread, with as much of its interface as Kysely and the store need. */
export class ThreadedPGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #worker: Worker;
  readonly #parsers: Parsers = { ...types.parsers, ...VALUE_PARSERS };
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(payload: string) => void>();
  #failure: Error | null = null;
  #last = 0;
  /** Queue of the only connection: resolves when all earlier statements have ended. */
  #turn: Promise<unknown> = Promise.resolve();

  static async open(files: PGliteFiles): Promise<ThreadedPGlite> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: files,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });

    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', ({ arrayTypes }: { arrayTypes: ArrayType[] }) => {
        worker.off('error', reject);
        resolve(new ThreadedPGlite(worker, arrayTypes));
      });
    });
  }

  private constructor(worker: Worker, arrayTypes: readonly ArrayType[]) {
    this.#worker = worker;
    for (const { element, array } of arrayTypes) {
      this.#parsers[array] ??= (text) => types.arrayParser(text, this.#parserOf(element), array);
    }
    worker.on('message', (response: Exclude<ThreadResponse, { arrayTypes: unknown }>) => {
      if ('announced' in response) for (const listener of this.#listeners) listener(response.announced);
      else this.#settle(response);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The database thread has ended')));
    worker.unref();
  }

  query<Row>(sql: string, parameters: unknown[] = []): Promise<Results<Row>> {
    return this.#inTurn(() => {
      checkSignal();
      return this.#query<Row>(sql, parameters);
    });
  }

  /** Other statements wait until `work` has ended. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      let isOver = false;
      const end = async (sql: 'commit' | 'rollback') => {
        isOver = true;
        return this.#send<ThreadResult>({ kind: 'exec', sql });
      };
      await this.#send({ kind: 'exec', sql: 'begin' });

      try {
        const result = await work({
          query: (sql, parameters = []) => this.#query(sql, parameters),
          exec: async (sql) => void (await this.#send({ kind: 'exec', sql })),
          rollback: async () => void (await end('rollback')),
        });
        if (!isOver && (await end('commit')).command === 'ROLLBACK') throw new CommitFailedError();

        return result;
      } catch (error) {
        if (!isOver) await end('rollback');
        throw error;
      }
    });
  }

  /** Called with the payload of each announced change (changes.ts); returns a function that ends it. */
  listen(listener: (payload: string) => void): () => void {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  }

  /** The data directory as a tar file. */
  dumpDataDir(): Promise<ArrayBuffer> {
    return this.#inTurn(() => this.#send<ArrayBuffer>({ kind: 'dump' }));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.#inTurn(() => this.#send({ kind: 'close' }));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);

    return result;
  }

  async #query<Row>(sql: string, parameters: unknown[]): Promise<Results<Row>> {
    const { fields, rows, affectedRows } = await this.#send<ThreadResult>({ kind: 'query', sql, parameters });
    const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));

    return {
      fields,
      affectedRows,
      rows: rows.map((values) => {
        const row: Record<string, unknown> = {};
        for (const [index, { name, parse }] of columns.entries()) {
          const text = values[index] ?? null;
          row[name] = text === null ? null : parse(text);
        }
        return row as Row;
      }),
    };
  }

  #send<Result>(request: RequestWithoutId): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#last;

    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // Pending statements hold the process open, an idle database does not.
      this.#worker.ref();
      this.#worker.postMessage({ ...request, id } satisfies ThreadRequest);
    });
  }

  #settle(response: Exclude<ThreadResponse, { arrayTypes: unknown } | { announced: string }>): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in response) waiting?.reject(Object.assign(new Error(), response.error));
    else waiting?.resolve(response.result as never);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  #parserOf(type: number): (text: string) => unknown {
    const parse = this.#parsers[type];

    return parse ? (text) => parse(text, type) : (text) => text;
  }
}

/** Committing a failed transaction rolls back; the code is PostgreSQL's for a failed transaction. */
class CommitFailedError extends Error {
  readonly code = '25P02';

  constructor() {
    super('The transaction was rolled back instead of committed');
  }
}
