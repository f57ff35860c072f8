import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput, zoneName } from './local-time.ts';

const ZONE = 'America/Edmonton';

test.each(['2026-11-21T10:30:00.000Z', '2026-03-08T23:59:00.000Z'])(
  '%s goes into a local field and comes back',
  (instant) => {
    expect(fromLocalInput(toLocalInput(instant, ZONE), ZONE)).toBe(instant);
  },
);

test('an empty field is null', () => {
  expect([toLocalInput(null, ZONE), fromLocalInput('', ZONE), fromLocalInput('soon', ZONE)]).toEqual([
    '',
    null,
    null,
  ]);
});

test.each([
  ['America/Edmonton', '2026-01-15T09:00', '2026-01-15T16:00:00.000Z'],
  ['America/Edmonton', '2026-07-15T09:00', '2026-07-15T15:00:00.000Z'],
  ['America/Chicago', '2026-03-07T23:30', '2026-03-08T05:30:00.000Z'],
  ['America/Chicago', '2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['America/Chicago', '2026-11-01T00:30', '2026-11-01T05:30:00.000Z'],
  ['America/Chicago', '2026-11-01T02:30', '2026-11-01T08:30:00.000Z'],
  ['Europe/Madrid', '2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
])('in %s %s is %s', (timeZone, local, instant) => {
  expect(fromLocalInput(local, timeZone)).toBe(instant);
  expect(toLocalInput(instant, timeZone)).toBe(local);
});

test('an hour that the clock skips is the one after it', () => {
  const instant = fromLocalInput('2026-03-08T02:30', 'America/Chicago');
  expect(toLocalInput(instant, 'America/Chicago')).toMatch(/^2026-03-08T0[13]:30$/);
});

test('a zone has a name in words', () => {
  expect(zoneName('America/Edmonton')).toMatch(/^Mountain Time/);
  expect(zoneName('America/Chicago')).toBe('Central Time');
});
