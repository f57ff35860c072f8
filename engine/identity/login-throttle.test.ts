import { expect, test } from 'vitest';
import { createLoginThrottle, MAX_FAILURES, WINDOW_MS } from './login-throttle.ts';

function throttleAt(start = 0) {
  const time = { now: start };
  return { time, throttle: createLoginThrottle(() => time.now, 3) };
}

function failTimes(throttle: { fail(key: string): void }, key: string, times: number) {
  for (let i = 0; i < times; i += 1) throttle.fail(key);
}

test('the fifth failure blocks that account from that address and nobody else', () => {
  const { throttle } = throttleAt();

  failTimes(throttle, 'a', MAX_FAILURES - 1);
  expect(throttle.isBlocked('a')).toBe(false);

  throttle.fail('a');
  expect(throttle.isBlocked('a')).toBe(true);
  expect(throttle.isBlocked('b')).toBe(false);
});

test('a quarter of an hour after the first failure it is over', () => {
  const { throttle, time } = throttleAt();
  failTimes(throttle, 'a', MAX_FAILURES);

  time.now = WINDOW_MS - 1;
  expect(throttle.isBlocked('a')).toBe(true);

  time.now = WINDOW_MS;
  expect(throttle.isBlocked('a')).toBe(false);
});

test('a success forgets the failures before it', () => {
  const { throttle } = throttleAt();
  failTimes(throttle, 'a', MAX_FAILURES - 1);

  throttle.succeed('a');
  throttle.fail('a');

  expect(throttle.isBlocked('a')).toBe(false);
});

test('a flood of names is forgotten oldest first instead of growing for ever', () => {
  const { throttle } = throttleAt();
  failTimes(throttle, 'a', MAX_FAILURES);

  for (const key of ['b', 'c', 'd']) throttle.fail(key);

  expect(throttle.isBlocked('a')).toBe(false);
});
