import { expect, test } from 'vitest';
import type { NewNotification } from '#web/src/notifications/notification-stack.ts';
import { onNotify } from '#web/src/notifications/notify.ts';
import { notifyAgent } from './notify-agent.ts';

function sentNotification(
  type: NewNotification['type'],
  length: number,
  hasAction = false,
): NewNotification | undefined {
  const added: NewNotification[] = [];
  const stop = onNotify((notification) => added.push(notification));
  const action = hasAction ? { label: 'Undo', run: () => {} } : undefined;
  notifyAgent({ type, message: 'x'.repeat(length), action });
  stop();

  return added[0];
}

test.each([
  [10, false, 1500],
  [100, false, 6000],
  [10, true, 3500],
  [100, true, 8000],
])('%i characters, with an action: %s, stay %i ms [R4.073] [R4.074]', (length, hasAction, expected) => {
  expect(sentNotification('notice', length, hasAction)?.lifetime).toBeCloseTo(expected);
});

test('an error is shown until it is dismissed', () => {
  expect(sentNotification('error', 10)?.lifetime).toBe(Number.POSITIVE_INFINITY);
});
