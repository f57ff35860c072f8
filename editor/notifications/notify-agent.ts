import type { NewNotification } from '#web/src/notifications/notification-stack.ts';
import { notify } from '#web/src/notifications/notify.ts';

const MIN_LIFETIME_MS = 1500;
const ACTION_LIFETIME_MS = 2000;
/** Reading speed: 200 words of five letters a minute. */
const MS_PER_CHARACTER = 1000 / ((200 / 60) * 5);

/** Shows a notification for its reading time, longer with an action, an error until it is dismissed. */
export function notifyAgent(added: Omit<NewNotification, 'lifetime'>): void {
  notify({ ...added, lifetime: lifetimeOf(added) });
}

function lifetimeOf({ type, message, action }: NewNotification): number {
  if (type === 'error') return Number.POSITIVE_INFINITY;

  return Math.max(MS_PER_CHARACTER * message.length, MIN_LIFETIME_MS) + (action ? ACTION_LIFETIME_MS : 0);
}
