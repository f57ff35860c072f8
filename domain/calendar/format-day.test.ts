import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, formatDay, formatWeekday, shortMonth } from './format-day.ts';

const instant = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('days and months are said as English does', () => {
  expect(formatDay('2026-11-21')).toBe('November 21, 2026');
  expect(formatDay('2026-01-05T23:59:59Z')).toBe('January 5, 2026');
  expect(formatWeekday('2026-11-28')).toBe('Saturday, November 28');
  expect(shortMonth('2026-09')).toBe('Sep');
});

test('every day is said as the platform says it', () => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  const full = platform({ year: 'numeric', month: 'long', day: 'numeric' });
  const weekday = platform({ weekday: 'long', month: 'long', day: 'numeric' });

  fc.assert(
    fc.property(instant, (date) => {
      const iso = date.toISOString();

      expect(formatDay(iso)).toBe(full.format(date));
      expect(formatWeekday(iso.slice(0, 10))).toBe(weekday.format(date));
    }),
  );
});

test.each([
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-31', 21],
  ['2026-11-22', -1],
  // Clocks are put back in between.
  ['2026-10-25', 27],
])('from %s to November 21 it is %d days', (day, days) => {
  expect(daysBetween(day, '2026-11-21')).toBe(days);
});
