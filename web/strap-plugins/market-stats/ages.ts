import type { Month } from './data.ts';

/** Homes for sale that were listed this month, the month before, two or three months ago, or before that. */
export type Age = { age: 'this-month' | 'last-month' | 'quarter' | 'longer'; count: number; share: number };

/**
 * The homes for sale by calendar month of their listing, as shares of all. A share of what is for sale now says how old
 * listings are; a column for each month would look like a rising market, because old listings are gone.
 */
export function agesOf(months: readonly Month[], total: number): Age[] {
  const latest = months.toSorted((a, b) => b.month.localeCompare(a.month)).map(({ count }) => count);
  const [thisMonth = 0, lastMonth = 0, ...before] = latest;
  const quarter = sum(before.slice(0, 2));
  const all = Math.max(total, sum(latest));
  if (all === 0) return [];
  const counts = { 'this-month': thisMonth, 'last-month': lastMonth, quarter };
  const longer = all - thisMonth - lastMonth - quarter;

  return Object.entries({ ...counts, longer }).map(([age, count]) => ({
    age: age as Age['age'],
    count,
    share: count / all,
  }));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
