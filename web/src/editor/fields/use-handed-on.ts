import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { HANDED_ON_AFTER_MS } from './use-typed.ts';

/** Hands what was typed last on once typing has paused, at once when it is asked for, and when the control or the page goes away. */
export function useHandedOn<T>(onChange: (value: T) => void) {
  const latest = useRef(onChange);
  const waiting = useRef<{ read: () => T; timer: ReturnType<typeof setTimeout> } | null>(null);
  useLayoutEffect(() => {
    latest.current = onChange;
  });

  const handOn = useCallback(() => {
    if (!waiting.current) return;
    const { read, timer } = waiting.current;
    clearTimeout(timer);
    window.removeEventListener('beforeunload', handOn);
    waiting.current = null;
    latest.current(read());
  }, []);
  /** The value is read when it is handed on. */
  const take = useCallback(
    (read: () => T) => {
      clearTimeout(waiting.current?.timer);
      window.addEventListener('beforeunload', handOn);
      waiting.current = { read, timer: setTimeout(handOn, HANDED_ON_AFTER_MS) };
    },
    [handOn],
  );
  useEffect(() => handOn, [handOn]);

  return { take, handOn };
}
