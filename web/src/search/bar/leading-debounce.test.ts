import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadingDebounce } from './leading-debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call goes at once, the last of those that follow after a pause [R7.042]', () => {
  const call = vi.fn();
  const ask = leadingDebounce(call, 500);

  ask('stra');
  ask('strat');
  vi.advanceTimersByTime(499);
  ask('strath');
  vi.advanceTimersByTime(499);
  expect(call.mock.calls).toEqual([['stra']]);

  vi.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([['stra'], ['strath']]);
});

test('after a pause the next call goes at once again', () => {
  const call = vi.fn();
  const ask = leadingDebounce(call, 500);

  ask('a');
  vi.advanceTimersByTime(500);
  ask('b');

  expect(call.mock.calls).toEqual([['a'], ['b']]);
});

test('what waits can be dropped', () => {
  const call = vi.fn();
  const ask = leadingDebounce(call, 500);

  ask('a');
  ask('b');
  ask.cancel();
  vi.advanceTimersByTime(1000);

  expect(call.mock.calls).toEqual([['a']]);
});
