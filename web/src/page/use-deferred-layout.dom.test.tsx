import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeferredLayout } from './use-deferred-layout.ts';

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

test('a strap of the first document is laid out in an idle callback, once', () => {
  const { result, rerender } = renderHook(({ waits }) => useDeferredLayout(waits), {
    initialProps: { waits: true },
  });
  expect(result.current).toBe(true);

  act(() => idle.shift()?.());
  expect(result.current).toBe(false);
  rerender({ waits: true });
  expect(result.current).toBe(false);
  expect(idle).toEqual([]);
});

test('a strap reached by client-side navigation is not deferred', () => {
  const { result } = renderHook(() => useDeferredLayout(false));

  expect(result.current).toBe(false);
  expect(idle).toEqual([]);
});

test('straps are laid out one at a time, and an unmounted one is skipped', () => {
  const gone = renderHook(() => useDeferredLayout(true));
  const first = renderHook(() => useDeferredLayout(true));
  const second = renderHook(() => useDeferredLayout(true));
  gone.unmount();

  act(() => idle.shift()?.());
  act(() => idle.shift()?.());
  expect([first.result.current, second.result.current]).toEqual([false, true]);
  act(() => idle.shift()?.());
  expect(second.result.current).toBe(false);
});
