import { expect, test } from 'vitest';
import { listedWhen } from './listed-when.ts';

test.each([
  ['2026-11-21', 'Listed today'],
  ['2026-11-22', 'Listed today'],
  ['2026-11-20', 'Listed yesterday'],
  ['2026-11-14', 'Listed 7 days ago'],
  ['2026-09-01', 'Listed September 1, 2026'],
  ['', null],
  ['soon', null],
  [null, null],
])('a listing of %j was "%s" on November 21', (day, text) => {
  expect(listedWhen(day, '2026-11-21T14:05')).toBe(text);
});
