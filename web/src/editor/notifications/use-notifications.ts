import { useCallback, useEffect, useState } from 'react';
import {
  addNotification,
  dismiss,
  EMPTY_STACK,
  type NewNotification,
  setPaused,
  tick,
} from './notification-stack.ts';

const TICK_MS = 250;

/** The editor's notifications and what can be done with them. */
export function useNotifications() {
  const [stack, setStack] = useState(EMPTY_STACK);
  const isEmpty = stack.shown.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const timer = setInterval(() => setStack((current) => tick(current, TICK_MS)), TICK_MS);

    return () => clearInterval(timer);
  }, [isEmpty]);

  return {
    shown: stack.shown,
    notify: useCallback((added: NewNotification) => {
      const identity = { id: crypto.randomUUID(), when: Date.now() };
      setStack((current) => addNotification(current, added, identity));
    }, []),
    dismiss: useCallback((id: string) => setStack((current) => dismiss(current, id)), []),
    pause: useCallback(
      (id: string, paused: boolean) => setStack((current) => setPaused(current, id, paused)),
      [],
    ),
  };
}
