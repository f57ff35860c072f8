import { expect, test } from 'vitest';
import { createRateLimit, visitorKey } from './rate-limit.ts';

test('so many in a time, then a wait until the time is over', () => {
  const time = { now: 0 };
  const limit = createRateLimit({ limit: 2, windowMs: 10_000, clock: () => new Date(time.now) });

  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([null, null, 10]);
  expect(limit.take('b')).toBeNull();
  time.now = 9_500;
  expect(limit.take('a')).toBe(1);
  time.now = 10_000;
  expect(limit.take('a')).toBeNull();
});

test('what is dear takes more of the room, and what fits is still let in', () => {
  const limit = createRateLimit({ limit: 10, windowMs: 10_000, clock: () => new Date(0) });

  expect([limit.take('a', 6), limit.take('a', 6), limit.take('a', 4), limit.take('a')]).toEqual([
    null,
    10,
    null,
    10,
  ]);
});

test('memory holds only so many keys', () => {
  const limit = createRateLimit({ limit: 1, windowMs: 1000, clock: () => new Date(0), maxKeys: 2 });

  for (const key of ['a', 'b', 'c']) expect(limit.take(key)).toBeNull();
  expect(limit.take('c')).toBe(1);
  expect(limit.take('a')).toBeNull();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});
