import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHandedOn } from './use-handed-on.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typing() {
  const onChange = vi.fn<(value: string) => void>();
  const { result, unmount } = renderHook(() => useHandedOn(onChange));
  const type = (value: string) => act(() => result.current.take(() => value));

  return { type, onChange, handOn: () => act(() => result.current.handOn()), unmount };
}

test('what was typed last is handed on once, 200 ms after the last key', () => {
  const { type, onChange } = typing();
  type('a');
  vi.advanceTimersByTime(199);
  type('ab');
  vi.advanceTimersByTime(199);
  expect(onChange).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);

  expect(onChange.mock.calls).toEqual([['ab']]);
});

test.each([
  ['when it is asked for', ({ handOn }: ReturnType<typeof typing>) => handOn()],
  ['when the control goes away', ({ unmount }: ReturnType<typeof typing>) => unmount()],
  ['when the page goes away', () => window.dispatchEvent(new Event('beforeunload'))],
])('it is handed on at once %s, and not again', (_, end) => {
  const field = typing();
  field.type('a');

  end(field);
  expect(field.onChange.mock.calls).toEqual([['a']]);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('beforeunload'));

  expect(field.onChange).toHaveBeenCalledTimes(1);
});
