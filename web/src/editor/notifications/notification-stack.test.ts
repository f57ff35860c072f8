import { expect, test } from 'vitest';
import {
  addNotification,
  dismiss,
  EMPTY_STACK,
  EXPIRED_KEPT,
  lifetimeOf,
  type NotificationStack,
  setPaused,
  tick,
} from './notification-stack.ts';

function stackOf(...messages: string[]): NotificationStack {
  return messages.reduce(
    (stack, message, index) =>
      addNotification(stack, { message, type: 'notice' }, { id: message, when: index }),
    EMPTY_STACK,
  );
}

const ids = ({ shown }: NotificationStack) => shown.map(({ id }) => id);

test('a notification has an id, a message, a type, an action, a timeout, when and paused [R3.126]', () => {
  expect(stackOf('a').shown[0]).toEqual({
    id: 'a',
    message: 'a',
    type: 'notice',
    timeout: 0,
    when: 0,
    paused: false,
  });
});

test('a new one begins the time of those already shown again [R4.068]', () => {
  const stack = addNotification(
    tick(stackOf('a'), 900),
    { message: 'b', type: 'notice' },
    { id: 'b', when: 1 },
  );

  expect(stack.shown.map(({ timeout }) => timeout)).toEqual([0, 0]);
});

test('time goes by while they are shown, and short ones go after a second and a half [R4.069] [R4.073]', () => {
  const aged = tick(stackOf('a', 'b'), 1499);

  expect(aged.shown.map(({ timeout }) => timeout)).toEqual([1499, 1499]);
  expect(ids(tick(aged, 1))).toEqual([]);
});

test.each([
  [10, false, 1500],
  [100, false, 6000],
  [10, true, 3500],
  [100, true, 8000],
])('%i characters, with an action: %s, stay %i ms [R4.073] [R4.074]', (length, hasAction, expected) => {
  const action = hasAction ? { label: 'Undo', run: () => {} } : undefined;

  expect(lifetimeOf({ message: 'x'.repeat(length), action })).toBeCloseTo(expected);
});

test('a paused one stays [R4.075]', () => {
  const stack = tick(setPaused(stackOf('a', 'b'), 'a', true), 60_000);

  expect(ids(stack)).toEqual(['a']);
  expect(ids(tick(setPaused(stack, 'a', false), 1500))).toEqual([]);
});

test('an error stays until it is dismissed', () => {
  const stack = addNotification(EMPTY_STACK, { message: 'no', type: 'error' }, { id: 'e', when: 0 });

  expect(ids(tick(stack, 60_000))).toEqual(['e']);
  expect(dismiss(stack, 'e').expired.map(({ id }) => id)).toEqual(['e']);
});

test('dismissed ones go to a list of the last fifty [R4.070] [R4.071]', () => {
  let stack = EMPTY_STACK;
  for (let i = 0; i <= EXPIRED_KEPT; i += 1) {
    stack = dismiss(
      addNotification(stack, { message: 'm', type: 'notice' }, { id: `${i}`, when: i }),
      `${i}`,
    );
  }

  expect(stack.expired).toHaveLength(50);
  expect(stack.expired[0]?.id).toBe('1');
});
