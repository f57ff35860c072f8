import { expect, test } from 'vitest';
import { createSpaceCache } from './space-cache.ts';

const NOW = new Date('2026-11-21T19:00:00Z');

test('what is cached is bounded by its size; the least recently used value is computed again', async () => {
  const cache = createSpaceCache(() => NOW, 5_000);
  let made = 0;
  const read = (key: string) =>
    cache.getOrCompute('a', key, async () => {
      made += 1;
      return 'x'.repeat(2_000);
    });
  for (const key of ['1', '2', '3', '3']) await read(key);
  expect(made).toBe(3);

  await read('1');
  expect(made).toBe(4);
});

test('a document is cached until the time that it names', async () => {
  let now = NOW;
  const cache = createSpaceCache(() => now);
  cache.follow(true);
  let made = 0;
  const read = () =>
    cache.getExact(
      'a',
      'k',
      async () => ++made,
      () => new Date('2026-11-21T19:01:00Z'),
    );
  await read();
  now = new Date('2026-11-21T19:00:59Z');
  expect(await read()).toBe(1);

  now = new Date('2026-11-21T19:01:00Z');
  expect(await read()).toBe(2);
});

test('a failure is not cached, and what was being read when its space changed is not either', async () => {
  const cache = createSpaceCache(() => NOW);
  await expect(cache.getOrCompute('a', 'k', async () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await cache.getOrCompute('a', 'k', async () => 1)).toBe(1);

  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.getOrCompute('b', 'k', () => promise);
  cache.drop('b');
  resolve('old');
  expect(await slow).toBe('old');
  expect(await cache.getOrCompute('b', 'k', async () => 'new')).toBe('new');
});
