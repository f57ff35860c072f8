import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaiting } from './use-waiting.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a strap that came with the document is laid out once the browser is idle, and stays so', () => {
  const { result, rerender } = renderHook(({ waits }) => useWaiting(waits), {
    initialProps: { waits: true },
  });
  expect(result.current).toBe(true);

  act(() => idle.shift()?.());
  expect(result.current).toBe(false);
  rerender({ waits: true });
  expect(result.current).toBe(false);
  expect(idle).toEqual([]);
});

test('a strap that a visitor walked to never waits', () => {
  const { result } = renderHook(() => useWaiting(false));

  expect(result.current).toBe(false);
  expect(idle).toEqual([]);
});

test('straps come one after the other, and one that is gone holds up nobody', () => {
  const gone = renderHook(() => useWaiting(true));
  const first = renderHook(() => useWaiting(true));
  const second = renderHook(() => useWaiting(true));
  gone.unmount();

  act(() => idle.shift()?.());
  act(() => idle.shift()?.());
  expect([first.result.current, second.result.current]).toEqual([false, true]);
  act(() => idle.shift()?.());
  expect(second.result.current).toBe(false);
});
