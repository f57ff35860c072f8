import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-time.ts';

test.each(['2026-11-21T10:30:00.000Z', '2026-03-08T23:59:00.000Z'])(
  '%s goes into a local field and comes back',
  (instant) => {
    expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
  },
);

test('an empty field is null', () => {
  expect([toLocalInput(null), fromLocalInput(''), fromLocalInput('soon')]).toEqual(['', null, null]);
});
