import { expect, test } from 'vitest';
import {
  addNotification,
  dismiss,
  EMPTY_STACK,
  EXPIRED_MAX,
  levelStyle,
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

test('a notification has id, message, type, action, timeout, when and paused [R3.126]', () => {
  expect(stackOf('a').shown[0]).toEqual({
    id: 'a',
    message: 'a',
    type: 'notice',
    timeout: 0,
    when: 0,
    paused: false,
  });
});

test('a new notification resets the time of those already shown [R4.068]', () => {
  const stack = addNotification(
    tick(stackOf('a'), 900),
    { message: 'b', type: 'notice' },
    { id: 'b', when: 1 },
  );

  expect(stack.shown.map(({ timeout }) => timeout)).toEqual([0, 0]);
});

test('time passes while they are shown; an alert expires after ten seconds [R4.069, R4.072]', () => {
  const aged = tick(stackOf('a', 'b'), 9999);

  expect(aged.shown.map(({ timeout }) => timeout)).toEqual([9999, 9999]);
  expect(ids(tick(aged, 1))).toEqual([]);
});

test('a notification with a lifetime expires by it', () => {
  const stack = addNotification(
    stackOf('a'),
    { message: 'b', type: 'error', lifetime: Number.POSITIVE_INFINITY },
    { id: 'b', when: 1 },
  );

  expect(ids(tick(stack, 60_000))).toEqual(['b']);
  expect(dismiss(stack, 'b').expired.map(({ id }) => id)).toEqual(['b']);
});

test('each level of the stack is 20 pixels lower and 0.33 fainter than the one in front [R9.056]', () => {
  expect([0, 1, 2].map((level) => levelStyle(level).offset)).toEqual([0, 20, 40]);
  expect(levelStyle(1).opacity).toBeCloseTo(0.67);
  expect(levelStyle(2).opacity).toBeCloseTo(0.34);
  expect(levelStyle(9).opacity).toBe(0);
});

test('a paused notification does not expire [R4.075]', () => {
  const stack = tick(setPaused(stackOf('a', 'b'), 'a', true), 60_000);

  expect(ids(stack)).toEqual(['a']);
  expect(ids(tick(setPaused(stack, 'a', false), 10_000))).toEqual([]);
});

test('dismissed notifications move to a list of the last fifty [R4.070] [R4.071]', () => {
  let stack = EMPTY_STACK;
  for (let i = 0; i <= EXPIRED_MAX; i += 1) {
    stack = dismiss(
      addNotification(stack, { message: 'm', type: 'notice' }, { id: `${i}`, when: i }),
      `${i}`,
    );
  }

  expect(stack.expired).toHaveLength(50);
  expect(stack.expired[0]?.id).toBe('1');
});
