import { slowLoad } from './lighthouse.ts';
import type { Report } from './report.ts';

/** Number of visits; the median counts. */
const RUNS = 5;

/** A first visit of the home page on a slow phone. */
export async function measurePhone([origin]: readonly string[], report: Report): Promise<void> {
  const { largestPaint, blockingTime, layoutShift } = await slowLoad(`${origin}/`, RUNS);

  report.atMost('home page on a slow phone, largest paint', largestPaint, 2000, { unit: 'ms' });
  report.atMost('home page on a slow phone, blocking time', blockingTime, 150, { unit: 'ms' });
  report.atMost('home page on a slow phone, layout shift', layoutShift, 0.02, { digits: 3 });
}
