export const EXPIRED_KEPT = 50;
const MIN_TIMEOUT_MS = 1500;
const ACTION_TIMEOUT_MS = 2000;
/** Somebody reads 200 words of five letters a minute. */
const MS_PER_CHARACTER = 1000 / ((200 / 60) * 5);

export type Notification = {
  id: string;
  message: string;
  type: 'notice' | 'warning' | 'error' | 'branded';
  action?: { label: string; run: () => void };
  /** Milliseconds it has been shown; a new notification begins everybody's time again. */
  timeout: number;
  /** Milliseconds since 1970. */
  when: number;
  paused: boolean;
};

export type NotificationStack = { shown: readonly Notification[]; expired: readonly Notification[] };
export type NewNotification = Pick<Notification, 'message' | 'type' | 'action'>;

export const EMPTY_STACK: NotificationStack = { shown: [], expired: [] };

/** How long an editor notification stays: as long as reading takes, and a little longer with something to press. */
export function lifetimeOf({ message, action }: Pick<Notification, 'message' | 'action'>): number {
  return Math.max(MS_PER_CHARACTER * message.length, MIN_TIMEOUT_MS) + (action ? ACTION_TIMEOUT_MS : 0);
}

export function addNotification(
  stack: NotificationStack,
  added: NewNotification,
  { id, when }: { id: string; when: number },
): NotificationStack {
  const restarted = stack.shown.map((notification) => ({ ...notification, timeout: 0 }));

  return { ...stack, shown: [...restarted, { ...added, id, when, timeout: 0, paused: false }] };
}

/** Time goes by for all that are not paused; errors stay until they are dismissed. */
export function tick(stack: NotificationStack, elapsed: number): NotificationStack {
  const aged = stack.shown.map((notification) =>
    notification.paused ? notification : { ...notification, timeout: notification.timeout + elapsed },
  );
  const isOver = (notification: Notification) =>
    notification.type !== 'error' && notification.timeout >= lifetimeOf(notification);

  return expire({ ...stack, shown: aged }, isOver);
}

export function dismiss(stack: NotificationStack, id: string): NotificationStack {
  return expire(stack, (notification) => notification.id === id);
}

export function setPaused(stack: NotificationStack, id: string, paused: boolean): NotificationStack {
  return {
    ...stack,
    shown: stack.shown.map((notification) =>
      notification.id === id ? { ...notification, paused } : notification,
    ),
  };
}

function expire(
  { shown, expired }: NotificationStack,
  isOver: (notification: Notification) => boolean,
): NotificationStack {
  return {
    shown: shown.filter((notification) => !isOver(notification)),
    expired: [...expired, ...shown.filter(isOver)].slice(-EXPIRED_KEPT),
  };
}
