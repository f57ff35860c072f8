import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../lib/site.ts';
import { saveFiftyStraps } from './fifty-straps.ts';
import type { LoadTask } from './load.ts';
import type { Report } from './report.ts';
import { SEARCH_QUERY, searchVariables } from './searches.ts';
import { sendLoad } from './send-load.ts';

const ASSETS = join(import.meta.dirname, '../../dist/client/assets');
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const MANY = 16;

/** Searches and pages asked of the server, one at a time and sixteen at once. */
export async function measureServer(dataDir: string, report: Report): Promise<void> {
  const probes = await writeProbes(dataDir);
  const site = await startSite({ dataDir });
  try {
    const alone = { origin: site.origin, connections: 1, seconds: SECONDS };
    const searches: LoadTask = { ...alone, kind: 'search' };
    const pages: LoadTask = { ...alone, kind: 'get', path: '/' };
    const fifty: LoadTask = { ...alone, kind: 'get', path: await saveFiftyStraps(site.origin) };
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

    for (const [name, task, path] of [
      ['search', searches, probes.search],
      ['home page', pages, probes.home],
    ] as const) {
      const real = await sendLoad({ ...task, connections: MANY });
      const still = await sendLoad({ ...alone, kind: 'get', path, connections: MANY });
      const share = (real.perSecond / still.perSecond).toFixed(3);
      report.note(
        `${name} at ${MANY} connections`,
        `${real.perSecond.toFixed(0)}/s, p95 ${real.p95.toFixed(0)} ms; ${share} of a static answer of the same size (${still.perSecond.toFixed(0)}/s)`,
      );
    }
  } finally {
    await site.stop();
    for (const path of Object.values(probes)) rmSync(join(ASSETS, '..', path), { force: true });
  }
}

/** Static answers of the sizes to compare with: files of the built site, so that the same process serves them. */
async function writeProbes(dataDir: string): Promise<{ home: string; search: string }> {
  const site = await startSite({ dataDir });
  try {
    const home = await (await fetch(`${site.origin}/`)).text();
    const response = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SEARCH_QUERY, variables: searchVariables(0) }),
    });
    writeFileSync(join(ASSETS, 'bench-home.html'), home);
    writeFileSync(join(ASSETS, 'bench-search.json'), await response.text());

    return { home: '/assets/bench-home.html', search: '/assets/bench-search.json' };
  } finally {
    await site.stop();
  }
}
