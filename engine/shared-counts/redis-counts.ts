import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { CountStore } from './shared-counts.ts';

const PREFIX = 'strapwork:count:';
const CONNECT_TIMEOUT_MS = 2_000;
const RESPONSE_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** A process whose clock is late still finds the count. */
const RETAINED_LONGER_MS = 2_000;

/** Counts in a Redis-compatible server: nothing is written to the database for them. It may come later, and go. */
export function createRedisCounts(url: string): CountStore {
  const client = createClient({
    url,
    // While it is unavailable, commands fail at once instead of waiting in memory.
    disableOfflineQueue: true,
    commandOptions: { timeout: RESPONSE_TIMEOUT_MS },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(LONGEST_PAUSE_MS, 100 * 2 ** Math.min(retries, 10)),
    },
  });
  // The next command fails with the error; an unhandled error event would end the process.
  client.on('error', () => {});
  const connecting = client.connect().catch(() => {});
  let isFirst = true;

  return {
    async add(counts) {
      if (isFirst) await Promise.race([connecting, setTimeout(CONNECT_TIMEOUT_MS, null, { ref: false })]);
      isFirst = false;

      return Promise.all(
        counts.map(async ({ id, amount, until }) => {
          const key = PREFIX + id;
          const [total] = await Promise.all([
            client.incrBy(key, amount),
            client.pExpireAt(key, until + RETAINED_LONGER_MS),
          ]);
          return Number(total);
        }),
      );
    },
    close: async () => client.destroy(),
  };
}

/** Null when the server responds, else why not. */
export async function checkRedis(url: string): Promise<string | null> {
  const client = createClient({
    url,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.withCommandOptions({ timeout: RESPONSE_TIMEOUT_MS }).ping();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
