import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test.each([
  ['the same day', '2026-07-15T18:00:00Z', 0, '2026-07-15T05:00:00Z'],
  ['late in the evening, when it is tomorrow in UTC', '2026-07-15T03:00:00Z', 0, '2026-07-14T05:00:00Z'],
  ['a week ago', '2026-07-15T18:00:00Z', 7, '2026-07-08T05:00:00Z'],
  ['before the clocks went back', '2026-11-03T18:00:00Z', 7, '2026-10-27T05:00:00Z'],
  ['before the clocks went forward', '2026-03-10T18:00:00Z', 3, '2026-03-07T06:00:00Z'],
  ['the day on which the clocks went back', '2026-11-01T18:00:00Z', 0, '2026-11-01T05:00:00Z'],
  ['the day on which they went forward', '2026-03-08T18:00:00Z', 0, '2026-03-08T06:00:00Z'],
])('a day in Chicago begins at its own midnight: %s', (_, time, days, expected) => {
  expect(dayStart(new Date(time), 'America/Chicago', days)).toEqual(new Date(expected));
});

test('a day east of Greenwich begins before that of UTC', () => {
  expect(dayStart(new Date('2026-07-15T20:00:00Z'), 'Asia/Kolkata')).toEqual(
    new Date('2026-07-15T18:30:00Z'),
  );
});
