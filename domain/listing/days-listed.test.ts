import { expect, test } from 'vitest';
import { daysListed } from './days-listed.ts';

test.each([
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-31', 21],
  ['2026-11-22', -1],
  // Clocks are put back in between.
  ['2026-10-25', 27],
])('a home listed on %s has been listed for %d days on November 21', (day, days) => {
  expect(daysListed(day, '2026-11-21')).toBe(days);
});
