import { startSite } from '../lib/site.ts';
import { saveFiftyStraps } from './fifty-straps.ts';
import type { LoadTask } from './load.ts';
import type { Report } from './report.ts';
import { sendLoad } from './send-load.ts';
import { UNSHARED } from './shared/unshared.ts';

const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const MANY = 16;

/** Searches and pages, sequentially and with sixteen connections. */
export async function measureServer(dataDir: string, report: Report): Promise<void> {
  const site = await startSite({ dataDir });
  try {
    const alone = { origin: site.origin, connections: 1, seconds: SECONDS };
    const searches: LoadTask = { ...alone, kind: 'search' };
    const pages: LoadTask = { ...alone, kind: 'get', path: `/?${UNSHARED}` };
    const fifty: LoadTask = {
      ...alone,
      kind: 'get',
      path: `${await saveFiftyStraps(site.origin)}?${UNSHARED}`,
    };
    for (const [what, task, limit] of [
      ['search with count on 20,000 listings', searches, 60],
      ['home page rendered on the server', pages, 60],
      ['page of 50 straps rendered on the server', fifty, 120],
    ] as const) {
      await sendLoad({ ...task, seconds: WARM_UP_SECONDS });
      const { p50, p95 } = await sendLoad(task);
      report.atMost(`${what}, one at a time, p95`, p95, limit, { unit: 'ms' });
      report.note(`${what}, one at a time, p50`, `${p50.toFixed(1)} ms`);
    }

    for (const [name, task] of [
      ['search', searches],
      ['home page', pages],
    ] as const) {
      const { perSecond, p95 } = await sendLoad({ ...task, connections: MANY });
      report.note(`${name} at ${MANY} connections`, `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms`);
    }
  } finally {
    await site.stop();
  }
}
