import { useCallback, useEffect, useState } from 'react';
import { addNotification, dismiss, EMPTY_STACK, setPaused, tick } from './notification-stack.ts';
import { onNotify } from './notify.ts';

const TICK_MS = 250;

/** The stack of notifications sent by `notify`, and actions on it. */
export function useNotifications() {
  const [stack, setStack] = useState(EMPTY_STACK);
  const isEmpty = stack.shown.length === 0;

  useEffect(
    () =>
      onNotify((added) => {
        const identity = { id: crypto.randomUUID(), when: Date.now() };
        setStack((current) => addNotification(current, added, identity));
      }),
    [],
  );
  useEffect(() => {
    if (isEmpty) return;
    const timer = setInterval(() => setStack((current) => tick(current, TICK_MS)), TICK_MS);

    return () => clearInterval(timer);
  }, [isEmpty]);

  return {
    shown: stack.shown,
    dismiss: useCallback((id: string) => setStack((current) => dismiss(current, id)), []),
    pause: useCallback(
      (id: string, paused: boolean) => setStack((current) => setPaused(current, id, paused)),
      [],
    ),
  };
}
