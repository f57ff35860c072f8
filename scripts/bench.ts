/**
 * The budgets, measured on the production site with its demo data: `npm run bench`, or some of its parts by name:
 * `npm run bench -- phone scores`; `--at=http://localhost:3000` asks a production site that runs already. Searches also take
 * `--million`, `--seconds=4`, `--rounds=3`, `--connections=16`, `--listings=100000`, and `--kinds=by-id,points` for these
 * alone. Prints one table; a broken budget ends with status 1.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAccount } from './bench/measure-account.ts';
import { measureMemory } from './bench/measure-memory.ts';
import { measurePages } from './bench/measure-pages.ts';
import { measurePhone } from './bench/measure-phone.ts';
import { measureScores } from './bench/measure-scores.ts';
import { measureScripts } from './bench/measure-scripts.ts';
import { measureServer } from './bench/measure-server.ts';
import { measureStart } from './bench/measure-start.ts';
import { measurePageApi } from './bench/page-api/measure-page-api.ts';
import { measureOverload } from './bench/overload/measure-overload.ts';
import { Report } from './bench/report.ts';
import { measureSearches } from './bench/search/measure-searches.ts';
import { measureProcesses } from './bench/measure-processes.ts';
import { SCENARIOS, type Scenario } from './bench/search/search-scenarios.ts';
import { measureShared } from './bench/shared/measure-shared.ts';
import { type RunningSite, startSite } from './lib/site.ts';

const PARTS: Record<string, (report: Report) => Promise<void>> = {
  start: measureStart,
  memory: measureMemory,
  scripts: (report) => onSites((origins) => measureScripts(origins, report)),
  phone: (report) => onSites((origins) => measurePhone(origins, report)),
  scores: (report) => onSites((origins) => measureScores(origins, report)),
  account: (report) => onSites((origins) => measureAccount(origins, report)),
  pages: (report) => onSites((origins) => measurePages(origins, report)),
  shared: (report) => onSite((site) => measureShared(site, report)),
  'page-api': (report) => onSite((site) => measurePageApi(site, report)),
  overload: (report) => onSite((site) => measureOverload(site, report)),
  processes: measureProcesses,
  server: (report) => measureServer(dataDir, report),
  searches: (report) => measureSearches(report, searchOptions),
};

const AT = '--at=';
const KINDS = '--kinds=';
const options = process.argv.slice(2);
const at = options.find((option) => option.startsWith(AT))?.slice(AT.length);
const names = options.filter((option) => !option.startsWith('--'));
const number = (name: string, otherwise: number) =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const searchOptions = {
  seconds: number('seconds', 4),
  rounds: number('rounds', 3),
  connections: number('connections', 16),
  listings: number('listings', 100_000),
  million: options.includes('--million'),
  kinds: kindsIn(options.find((option) => option.startsWith(KINDS))?.slice(KINDS.length)),
};
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
if (!existsSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'))) {
  console.error('There is no production build to measure: run npm run build first.');
  process.exit(2);
}

const report = new Report();
const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-bench-'));
const begun = performance.now();
try {
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    await PARTS[name]?.(report).catch((error: unknown) => report.failed(name, error));
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
const isWithinBudget = report.end();
console.log(`\nMeasured in ${((performance.now() - begun) / 60_000).toFixed(1)} min.`);
process.exit(isWithinBudget ? 0 : 1);

/** The searches that are compared, `by-id` among them; null for all that is measured of searches. */
function kindsIn(given: string | undefined): Scenario[] | null {
  if (given === undefined) return null;
  const kinds = given.split(',').map((kind) => kind.replaceAll('-', ' '));
  const unknown = kinds.filter((kind) => !SCENARIOS.includes(kind as Scenario));
  if (unknown.length === 0) return kinds as Scenario[];

  console.error(
    `There is no search ${unknown.join(', ')}: the kinds are ${SCENARIOS.join(', ').replace(' id', '-id')}.`,
  );
  process.exit(2);
}

/** A server of its own, whose processor time is known. */
async function onSite(measure: (site: RunningSite) => Promise<void>): Promise<void> {
  const site = await startSite({ dataDir });
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
}

/** Both demo sites on one server, while they are measured. */
async function onSites(measure: (origins: string[]) => Promise<void>): Promise<void> {
  const both = (origin: string) => [origin, origin.replace('localhost', 'san-antonio.localhost')];
  if (at) return measure(both(new URL(at).origin));

  const site = await startSite({ dataDir });
  try {
    await measure(both(site.origin));
  } finally {
    await site.stop();
  }
}
