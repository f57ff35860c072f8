import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadingDebounce } from './leading-debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs at once, the latest of later ones after a pause [R7.042]', () => {
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

test('after a pause the next call runs at once again', () => {
  const call = vi.fn();
  const ask = leadingDebounce(call, 500);

  ask('a');
  vi.advanceTimersByTime(500);
  ask('b');

  expect(call.mock.calls).toEqual([['a'], ['b']]);
});

test('a pending call can be cancelled', () => {
  const call = vi.fn();
  const ask = leadingDebounce(call, 500);

  ask('a');
  ask('b');
  ask.cancel();
  vi.advanceTimersByTime(1000);

  expect(call.mock.calls).toEqual([['a']]);
});
