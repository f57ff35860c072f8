export const EXPIRED_MAX = 50;
/** Default lifetime of an alert on the public site. */
export const ALERT_LIFETIME_MS = 10_000;
const LEVEL_OFFSET_PX = 20;
const LEVEL_FADE = 0.33;

export type Notification = {
  id: string;
  message: string;
  type: 'notice' | 'warning' | 'error' | 'branded';
  action?: { label: string; run: () => void };
  /** Milliseconds until it expires; the alert's default if omitted. */
  lifetime?: number;
  /** Milliseconds it has been shown; a new notification resets all of them. */
  timeout: number;
  /** Milliseconds since 1970. */
  when: number;
  paused: boolean;
};

export type NotificationStack = { shown: readonly Notification[]; expired: readonly Notification[] };
export type NewNotification = Pick<Notification, 'message' | 'type' | 'action' | 'lifetime'>;

export const EMPTY_STACK: NotificationStack = { shown: [], expired: [] };

/** Position in the stack: 0 is the newest, in front; those behind it are lower and fainter. */
export function levelStyle(level: number): { offset: number; opacity: number } {
  return { offset: level * LEVEL_OFFSET_PX, opacity: Math.max(0, 1 - level * LEVEL_FADE) };
}

export function addNotification(
  stack: NotificationStack,
  added: NewNotification,
  { id, when }: { id: string; when: number },
): NotificationStack {
  const restarted = stack.shown.map((notification) => ({ ...notification, timeout: 0 }));

  return { ...stack, shown: [...restarted, { ...added, id, when, timeout: 0, paused: false }] };
}

/** Advances the time of all notifications that are not paused and removes the expired ones. */
export function tick(stack: NotificationStack, elapsed: number): NotificationStack {
  const aged = stack.shown.map((notification) =>
    notification.paused ? notification : { ...notification, timeout: notification.timeout + elapsed },
  );
  const isOver = ({ timeout, lifetime = ALERT_LIFETIME_MS }: Notification) => timeout >= lifetime;

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
    expired: [...expired, ...shown.filter(isOver)].slice(-EXPIRED_MAX),
  };
}
