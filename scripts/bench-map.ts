/**
 * The map of the search with many homes: `npm run bench:map`. Frames while it is dragged and zoomed in Chromium, and what
 * every answer weighs on the wire. `--listings=100000`; `--at=http://localhost:3000` measures a site that runs already.
 * A broken budget ends with status 1.
 */
import { READY } from '#engine/search-index/search-index.ts';
import { openPostgres } from '#engine/store/postgres-store.ts';
import { launchChromium, SOFTWARE_WEBGL } from './bench/browser.ts';
import { measureMap } from './bench/measure-map.ts';
import { startPostgres } from './bench/postgres.ts';
import { Report } from './bench/report.ts';
import { seedListings } from './bench/search-data.ts';
import { endInTime, Started } from './bench/started.ts';
import { startSite } from './lib/site.ts';

const MOST_MINUTES = 15;

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const report = new Report();
endInTime(MOST_MINUTES);
const started = new Started();
try {
  const origin = option('at') ?? (await startWith(Number(option('listings') ?? 100_000)));
  const browser = started.add(await launchChromium(undefined, SOFTWARE_WEBGL), (one) => one.close());
  await measureMap(browser, origin, report);
} catch (error) {
  report.failed('the map', error);
} finally {
  await started.end();
}
process.exit(report.end() ? 0 : 1);

/** A production site over a PostgreSQL of its own with so many listings. */
async function startWith(listings: number): Promise<string> {
  const postgres = started.add(await startPostgres(), (server) => server.stop());
  const store = await openPostgres(postgres.url);
  await seedListings(store, listings, (line) => console.log(line));
  await store.close();

  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'info' };
  const site = started.add(await startSite({ env }), (running) => running.stop());
  while (!site.output().includes(READY)) await new Promise((resolve) => setTimeout(resolve, 200));
  return site.origin;
}
