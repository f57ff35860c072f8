import { browserOnly } from '../ui/browser-only.ts';
import type { NewNotification } from './notification-stack.ts';

type Listener = (added: NewNotification) => void;

const listeners = new Set<Listener>();
const unhandledListeners = new Set<() => void>();
/** Notifications queued until the stack is mounted. */
const queued: NewNotification[] = [];

/** Shows a notification in the stack. Browser only. */
export function notify(added: NewNotification): void {
  browserOnly();
  if (listeners.size > 0) {
    for (const listener of listeners) listener(added);
  } else {
    queued.push(added);
    for (const listener of unhandledListeners) listener();
  }
}

/** Subscribes to notifications, including queued ones; returns a function that unsubscribes. */
export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  for (const added of queued.splice(0)) listener(added);

  return () => listeners.delete(listener);
}

/** Called for notifications without a subscriber; returns a function that unsubscribes. */
export function onUnhandledNotification(listener: () => void): () => void {
  unhandledListeners.add(listener);
  if (queued.length > 0) listener();

  return () => unhandledListeners.delete(listener);
}
