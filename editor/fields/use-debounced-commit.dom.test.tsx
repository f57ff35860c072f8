import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitTyped, useDebouncedCommit } from './use-debounced-commit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typing() {
  const onCommit = vi.fn<(value: string) => void>();
  const { result, unmount } = renderHook(() => useDebouncedCommit(onCommit));
  const type = (value: string) => act(() => result.current.schedule(() => value));

  return { type, onCommit, commit: () => act(() => result.current.commit()), unmount };
}

test('the last typed value is committed once, 200 ms after the last key', () => {
  const { type, onCommit } = typing();
  type('a');
  vi.advanceTimersByTime(199);
  type('ab');
  vi.advanceTimersByTime(199);
  expect(onCommit).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);

  expect(onCommit.mock.calls).toEqual([['ab']]);
});

test.each([
  ['when the control asks for it', ({ commit }: ReturnType<typeof typing>) => commit()],
  ['when the control goes away', ({ unmount }: ReturnType<typeof typing>) => unmount()],
  ['when the document goes away', () => window.dispatchEvent(new Event('beforeunload'))],
  ['when the page is saved or a step undone', () => commitTyped()],
])('it is committed at once %s, and not again', (_, end) => {
  const field = typing();
  field.type('a');

  end(field);
  expect(field.onCommit.mock.calls).toEqual([['a']]);
  vi.advanceTimersByTime(1000);
  commitTyped();
  window.dispatchEvent(new Event('beforeunload'));

  expect(field.onCommit).toHaveBeenCalledTimes(1);
});
