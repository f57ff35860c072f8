import type { Logger } from 'pino';
import type { Config } from '#engine/config/config.ts';
import { createRedisCounts } from '#engine/shared-counts/redis-counts.ts';
import { createSharedCounts } from '#engine/shared-counts/shared-counts.ts';
import { createStoredCounts } from '#engine/shared-counts/stored-counts.ts';
import type { Store } from '#engine/store/database/db.ts';
import { logFailure } from './log-failure.ts';

/** Counts of processes on one PostgreSQL; a store that one process has needs none. */
export function openSharedCounts({ config, store, log }: { config: Config; store: Store; log: Logger }) {
  if (store.kind === 'pglite') return undefined;
  const { redisUrl } = config;

  return createSharedCounts({
    store: redisUrl ? createRedisCounts(redisUrl) : createStoredCounts(store.db),
    onError: logFailure(
      log,
      'Limits of visitors are counted by this process alone: the others cannot be told',
    ),
  });
}
