import { browserOnly } from '../ui/browser-only.ts';
import type { NewNotification } from './notification-stack.ts';

type Listener = (added: NewNotification) => void;

const listeners = new Set<Listener>();
const unheardListeners = new Set<() => void>();
/** What was said before there was a stack to show it. */
const waiting: NewNotification[] = [];

/** Tells whoever looks at the page something, in the stack of notifications. Browser only. */
export function notify(added: NewNotification): void {
  browserOnly();
  if (listeners.size > 0) {
    for (const listener of listeners) listener(added);
  } else {
    waiting.push(added);
    for (const listener of unheardListeners) listener();
  }
}

/** Shows what is said from now on, and what waits; returns how to stop. */
export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  for (const added of waiting.splice(0)) listener(added);

  return () => listeners.delete(listener);
}

/** Called when something is said that nobody shows yet; returns how to stop. */
export function onUnheard(listener: () => void): () => void {
  unheardListeners.add(listener);
  if (waiting.length > 0) listener();

  return () => unheardListeners.delete(listener);
}
