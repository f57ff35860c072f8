import { expect, test } from 'vitest';
import { createRateLimit, visitorKey } from './rate-limit.ts';

test('allows the limit per window, then rejects until the window ends', () => {
  const time = { now: 0 };
  const limit = createRateLimit({ limit: 2, windowMs: 10_000, clock: () => new Date(time.now) });

  expect([limit.consume('a'), limit.consume('a'), limit.consume('a')]).toEqual([null, null, 10]);
  expect(limit.consume('b')).toBeNull();
  time.now = 9_500;
  expect(limit.consume('a')).toBe(1);
  time.now = 10_000;
  expect(limit.consume('a')).toBeNull();
});

test('an expensive request uses more of the limit, and what still fits is allowed', () => {
  const limit = createRateLimit({ limit: 10, windowMs: 10_000, clock: () => new Date(0) });

  expect([limit.consume('a', 6), limit.consume('a', 6), limit.consume('a', 4), limit.consume('a')]).toEqual([
    null,
    10,
    null,
    10,
  ]);
});

test('the number of keys in memory is bounded', () => {
  const limit = createRateLimit({ limit: 1, windowMs: 1000, clock: () => new Date(0), maxKeys: 2 });

  for (const key of ['a', 'b', 'c']) expect(limit.consume(key)).toBeNull();
  expect(limit.consume('c')).toBe(1);
  expect(limit.consume('a')).toBeNull();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(visitorKey(ip)).toBe(key);
});
