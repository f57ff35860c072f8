import { expect, test } from 'vitest';
import { createScans } from './scans.ts';

/** A scan that ends when the test resolves it. */
function scan<Result extends object>(response: Result) {
  const ended = Promise.withResolvers<void>();
  const state = { begun: 0, end: () => ended.resolve() };

  return Object.assign(state, {
    run: async () => {
      state.begun += 1;
      await ended.promise;
      return response;
    },
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('equal concurrent queries share one scan, and later ones are cached', async () => {
  const scans = createScans();
  const cities = scan({ cities: 3 });
  const first = scans.runCached(['cities', 'a'], cities.run);
  const second = scans.runCached(['cities', 'a'], cities.run);
  cities.end();

  expect(await Promise.all([first, second])).toEqual([{ cities: 3 }, { cities: 3 }]);
  expect(await scans.runCached(['cities', 'a'], cities.run)).toEqual({ cities: 3 });
  expect(cities.begun).toBe(1);
  await scans.runCached(['cities', 'b'], cities.run);
  expect(cities.begun).toBe(2);
});

test('an expired result is computed again', async () => {
  const scans = createScans({ lifetimeMs: 20 });
  const make = async () => ({ at: performance.now() });
  const first = await scans.runCached(['a'], make);
  await new Promise((resolve) => setTimeout(resolve, 60));

  expect(await scans.runCached(['a'], make)).not.toEqual(first);
});

test('a failure is not cached', async () => {
  const scans = createScans();
  await expect(scans.runCached(['a'], () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');

  expect(await scans.runCached(['a'], async () => ({ found: 1 }))).toEqual({ found: 1 });
});

test('the size of the cached results is bounded', async () => {
  const scans = createScans({ maxBytes: 1000 });
  const make = async () => ({ text: 'x'.repeat(400) });
  const counted = { made: 0 };
  const count = async () => {
    counted.made += 1;
    return make();
  };
  for (const name of ['a', 'b', 'c', 'a']) await scans.runCached([name], count);

  expect(counted.made).toBe(4);
});

test('one scan runs at a time, and an overfull queue rejects more', async () => {
  const scans = createScans({ maxWaiting: 1 });
  const [first, second] = [scan({ number: 1 }), scan({ number: 2 })];
  const running = scans.run(first.run);
  const waiting = scans.run(second.run);
  await settled();

  expect([first.begun, second.begun]).toEqual([1, 0]);
  await expect(scans.run(second.run)).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await running;
  await settled();
  expect(second.begun).toBe(1);
  second.end();
  expect(await waiting).toEqual({ number: 2 });
});

test('the next scan runs although the one before it failed', async () => {
  const scans = createScans();
  const failed = scans.run(() => Promise.reject(new Error('lost')));
  const next = scans.run(async () => 'next');

  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
