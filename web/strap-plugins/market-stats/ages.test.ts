import { expect, test } from 'vitest';
import { agesOf } from './ages.ts';

const months = (...counts: number[]) =>
  counts.map((count, index) => ({ area: null, month: `2026-${String(index + 1).padStart(2, '0')}`, count }));

test.each([
  ['this month, the last, two or three months ago, and longer', months(4, 1, 2, 10, 20), 40, [20, 10, 3, 7]],
  ['homes listed before the first month are the rest', months(30, 50), 100, [50, 30, 0, 20]],
  ['a total that misses some is corrected', months(30, 50), 60, [50, 30, 0, 0]],
  ['without homes there is no chart', months(0, 0), 0, []],
])('%s', (_, listed, total, counts) => {
  const ages = agesOf(listed, total);

  expect(ages.map(({ count }) => count)).toEqual(counts);
  expect(ages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(ages.length > 0 ? 1 : 0);
});
