import { type ComponentType, useEffect, useState } from 'react';
import { onUnhandledNotification } from './notify.ts';

/** Renders notifications; the code of the stack loads with the first one. */
export function NotificationHost() {
  const [Notifications, setNotifications] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      onUnhandledNotification(() => {
        void import('./notifications.tsx').then((module) => setNotifications(() => module.Notifications));
      }),
    [],
  );

  return Notifications && <Notifications />;
}
