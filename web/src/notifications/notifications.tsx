import { type CSSProperties, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { frontDialog, onTopLayerChange } from '../ui/top-layer.ts';
import { UI_LAYER_ID } from '../ui/ui-portal.tsx';
import { levelStyle, type Notification } from './notification-stack.ts';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

const ICONS = {
  notice: 'circle-check',
  warning: 'circle-alert',
  error: 'circle-alert',
  branded: 'info',
} as const;

/** The stack of notifications above everything else, the newest in front; hovering expands and pauses it. */
export function Notifications() {
  const { shown, dismiss, pause } = useNotifications();
  const dialog = useSyncExternalStore(onTopLayerChange, frontDialog, () => null);
  const layer = dialog ?? document.getElementById(UI_LAYER_ID);
  const newestFirst = [...shown].reverse();

  return (
    layer &&
    createPortal(
      <section className="notifications" aria-label={message('notifications.label')} aria-live="polite">
        {newestFirst.map((notification, level) => (
          <NotificationView
            key={notification.id}
            notification={notification}
            level={level}
            onDismiss={() => dismiss(notification.id)}
            onPause={(paused) => {
              for (const { id } of shown) pause(id, paused);
            }}
          />
        ))}
      </section>,
      layer,
    )
  );
}

type NotificationViewProps = {
  notification: Notification;
  level: number;
  onDismiss: () => void;
  onPause: (paused: boolean) => void;
};

function NotificationView({
  notification: { type, message: text, action },
  level,
  onDismiss,
  onPause,
}: NotificationViewProps) {
  const { offset, opacity } = levelStyle(level);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is that of a message; hovering only pauses it
    <div
      className={`notification is-${type}`}
      role={type === 'error' ? 'alert' : 'status'}
      style={{ '--offset': `${offset}px`, '--opacity': opacity, '--level': -level } as CSSProperties}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      <Icon name={ICONS[type]} />
      <div className="notification__words">
        <p>{text}</p>
        {action && (
          <button
            type="button"
            className="notification__action"
            onClick={() => {
              action.run();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="notification__dismiss"
        aria-label={message('notification.dismiss')}
        onClick={onDismiss}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
