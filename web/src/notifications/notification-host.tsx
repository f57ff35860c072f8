import { type ComponentType, useEffect, useState } from 'react';
import { onUnheard } from './notify.ts';

/** Where notifications are shown; the code of the stack comes with the first of them. */
export function NotificationHost() {
  const [Notifications, setNotifications] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      onUnheard(() => {
        void import('./notifications.tsx').then((module) => setNotifications(() => module.Notifications));
      }),
    [],
  );

  return Notifications && <Notifications />;
}
