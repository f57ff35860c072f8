import { LRUCache } from 'lru-cache';
import { withoutSignal } from '../calls/call-signal.ts';
import { EngineError } from '../errors.ts';
import { createTaskQueue } from './task-queue.ts';

/** Queries that read most listings of a source. */
export type Scans = {
  /** Runs one scan at a time, so that other queries get a turn; rejects when the queue is full. */
  run<Result>(scan: () => Promise<Result>): Promise<Result>;
  /** The same with a cached result: equal concurrent queries share one scan. */
  runCached<Result extends object>(
    question: readonly unknown[],
    scan: () => Promise<Result>,
  ): Promise<Result>;
};

type Options = { lifetimeMs?: number; maxWaiting?: number; maxBytes?: number };

const LIFETIME_MS = 60_000;
/** At a tenth of a second each, the last one waits as long as the gateway does. */
const MAX_WAITING = 20;
const MAX_BYTES = 32 * 1024 * 1024;

export function createScans(options: Options = {}): Scans {
  const { lifetimeMs = LIFETIME_MS, maxWaiting = MAX_WAITING, maxBytes = MAX_BYTES } = options;
  const queue = createTaskQueue({ limit: 1, waiting: maxWaiting });
  const run = async <Result>(scan: () => Promise<Result>): Promise<Result> => {
    if (queue.isFull()) throw new EngineError('unavailable', 'Too many searches at once');

    return queue.run(scan);
  };

  const results = new LRUCache<string, object, () => Promise<object>>({
    ttl: lifetimeMs,
    maxSize: maxBytes,
    sizeCalculation: (result, question) => question.length + JSON.stringify(result).length,
    // A result evicted while it is computed still resolves for its callers.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (_, __, { context: scan }) => withoutSignal(() => run(scan)),
  });

  return {
    run,
    runCached: async <Result extends object>(question: readonly unknown[], scan: () => Promise<Result>) =>
      (await results.forceFetch(JSON.stringify(question), { context: scan })) as Result,
  };
}
