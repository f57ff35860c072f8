import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import type { Notification } from './notification-stack.ts';
import './notification-list.css';

type NotificationListProps = {
  shown: readonly Notification[];
  onDismiss: (id: string) => void;
  onPause: (id: string, paused: boolean) => void;
};

const ICONS = {
  notice: 'circle-check',
  warning: 'circle-alert',
  error: 'circle-alert',
  branded: 'info',
} as const;

/** The stack of notifications, the newest in front; pointing at one keeps it. */
export function NotificationList({ shown, onDismiss, onPause }: NotificationListProps) {
  return (
    <section
      className="editor-notifications"
      aria-label={editorMessage('notifications.label')}
      aria-live="polite"
    >
      {shown.map((notification) => (
        <div
          key={notification.id}
          className={`editor-notification is-${notification.type}`}
          role={notification.type === 'error' ? 'alert' : 'status'}
          onPointerEnter={() => onPause(notification.id, true)}
          onPointerLeave={() => onPause(notification.id, false)}
        >
          <Icon name={ICONS[notification.type]} />
          <p>{notification.message}</p>
          {notification.action && (
            <button
              type="button"
              className="editor-notification__action"
              onClick={() => {
                notification.action?.run();
                onDismiss(notification.id);
              }}
            >
              {notification.action.label}
            </button>
          )}
          <button
            type="button"
            className="editor-icon-button"
            aria-label={editorMessage('notification.dismiss')}
            onClick={() => onDismiss(notification.id)}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
    </section>
  );
}
