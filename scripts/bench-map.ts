/**
 * How smooth the map of the search is with 100,000 listings: `npm run bench:map`. Drags and zooms the maps of both demo
 * sites in Chromium, with a mouse and with a finger, beside the same map without listings, and weighs every answer.
 * `--listings=100000`; `--screen=phone` or `desktop` measures one of the two; `--at=http://localhost:3000` measures a
 * production site that runs already. A broken budget ends with status 1.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { READY } from '#engine/search-index/search-index.ts';
import { openPostgres } from '#engine/store/database/postgres-store.ts';
import { launchChromium } from './bench/browser.ts';
import { judgeMap } from './bench/judge-map.ts';
import { type MapMeasured, measureMap } from './bench/measure-map.ts';
import { startPostgres } from './bench/postgres.ts';
import { Report } from './bench/report.ts';
import { seedListings } from './bench/search/search-data.ts';
import { endInTime, Started } from './bench/started.ts';
import { startSite } from './lib/site.ts';

const MOST_MINUTES = 12;

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const at = option('at');
if (!at && !existsSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'))) {
  console.error('There is no production build to measure: run npm run build first.');
  process.exit(2);
}

const log = (line: string) => console.log(line);
const report = new Report();
const { runs, answers: results }: MapMeasured = { runs: [], answers: [] };
endInTime(MOST_MINUTES);
const started = new Started();
try {
  const origin = at ?? (await startWith(Number(option('listings') ?? 100_000)));
  const browser = started.add(await launchChromium(), (one) => one.close());
  for (const screen of ['desktop', 'phone'] as const) {
    if ((option('screen') ?? screen) !== screen) continue;
    const measured = await measureMap(browser, origin, screen);
    runs.push(...measured.runs);
    results.push(...measured.answers);
  }
  judgeMap({ runs, answers: results }, report);
} catch (error) {
  report.failed('the map', error);
} finally {
  await started.end();
}
process.exit(report.end() ? 0 : 1);

/** A production site on its own PostgreSQL with that many listings. */
async function startWith(listings: number): Promise<string> {
  const postgres = started.add(await startPostgres(), (server) => server.stop());
  const store = await openPostgres(postgres.url);
  await seedListings(store, listings, log);
  await store.close();

  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'info' };
  const site = started.add(await startSite({ env }), (running) => running.stop());
  while (!site.output().includes(READY)) await new Promise((resolve) => setTimeout(resolve, 200));
  return site.origin;
}
