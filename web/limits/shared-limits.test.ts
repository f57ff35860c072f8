import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRedisCounts } from '#engine/shared-counts/redis-counts.ts';
import { type CountStore, createSharedCounts } from '#engine/shared-counts/shared-counts.ts';
import { createStoredCounts } from '#engine/shared-counts/stored-counts.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { findRedis, startRedis, type TemporaryRedis } from '../../scripts/lib/redis.ts';
import { createVisitorLimits } from './visitor-limits.ts';

const LIMIT = 100;
const EVERY_MS = 20;

/** The limits of one process, and what it could not tell the others. */
function startProcess(store: CountStore) {
  const errors: unknown[] = [];
  const counts = createSharedCounts({
    store,
    onError: (error) => void errors.push(error),
    everyMs: EVERY_MS,
  });
  onTestFinished(() => counts.stop());
  const limits = createVisitorLimits({ requests: LIMIT, counts, clock: () => soon });
  /** How many of so many requests are allowed. */
  const send = (address: string, times: number) => {
    let allowed = 0;
    for (let i = 0; i < times; i++) if (limits.takeRequestOf(address) === null) allowed++;
    return allowed;
  };

  return { send, errors };
}

/** Windows begin with the clock: one in a minute does not end during a test. */
const soon = new Date(Date.now() + 60_000);

const redisPath = findRedis();
if (!redisPath) console.log('• no redis-server is installed: limits counted in Redis are not tested');
let redis: TemporaryRedis | null = null;
const stores = new Map<string, Store>();

beforeAll(async () => {
  if (redisPath) redis = await startRedis(redisPath);
  for (const kind of STORE_KINDS) stores.set(kind, await createTestStore(kind));
});
afterAll(async () => {
  await redis?.stop();
  for (const store of stores.values()) await store.close();
});

const open = (kind: string): CountStore =>
  kind === 'redis'
    ? createRedisCounts(String(redis?.url))
    : createStoredCounts((stores.get(kind) as Store).db);

describe.each([...STORE_KINDS, ...(redisPath ? ['redis'] : [])])('counted in %s', (kind) => {
  test('a visitor who alternates between processes has one limit, a moment later', async () => {
    const [one, two] = [startProcess(open(kind)), startProcess(open(kind))];
    const visitor = '1.2.3.7';

    expect([one.send(visitor, 60), two.send(visitor, 30)]).toEqual([60, 30]);
    // Ten are left for both; each has reported what it counted.
    await expect
      .poll(() => one.send(visitor, 1) + two.send(visitor, 1), { timeout: 8000, interval: 100 })
      .toBe(0);
    const others = '1.2.3.8';
    expect([one.send(others, 5), two.send(others, 5)]).toEqual([5, 5]);
    expect([one.errors, two.errors]).toEqual([[], []]);
  });
});

test.runIf(redisPath)(
  'without Redis each process counts by itself, says so once, and counts with the others again',
  async () => {
    await redis?.stop();
    const one = startProcess(open('redis'));
    const visitor = '1.2.3.9';

    expect(one.send(visitor, LIMIT + 20)).toBe(LIMIT);
    await expect.poll(() => one.errors.length).toBe(1);
    await redis?.resume();
    const two = startProcess(open('redis'));
    await expect.poll(() => two.send(visitor, 6), { timeout: 8_000, interval: 300 }).toBe(0);
    expect(one.errors).toHaveLength(1);
  },
);
