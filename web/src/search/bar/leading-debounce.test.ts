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
  const send = leadingDebounce(call, 500);

  send('stra');
  send('strat');
  vi.advanceTimersByTime(499);
  send('strath');
  vi.advanceTimersByTime(499);
  expect(call.mock.calls).toEqual([['stra']]);

  vi.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([['stra'], ['strath']]);
});

test('after a pause the next call runs at once again', () => {
  const call = vi.fn();
  const send = leadingDebounce(call, 500);

  send('a');
  vi.advanceTimersByTime(500);
  send('b');

  expect(call.mock.calls).toEqual([['a'], ['b']]);
});

test('a pending call can be cancelled', () => {
  const call = vi.fn();
  const send = leadingDebounce(call, 500);

  send('a');
  send('b');
  send.cancel();
  vi.advanceTimersByTime(1000);

  expect(call.mock.calls).toEqual([['a']]);
});
