/**
 * The budgets, measured on the production site with its demo data: `npm run bench`.
 * Prints one table; a broken budget ends with status 1.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveFiftyStraps } from './bench/fifty-straps.ts';
import { measureJavaScript } from './bench/javascript.ts';
import { CATEGORIES, lighthouseScores, slowLoad } from './bench/lighthouse.ts';
import type { LoadResult, LoadTask } from './bench/load.ts';
import { pageWeights, printPageWeights } from './bench/page-weights.ts';
import { SEARCH_QUERY, searchVariables } from './bench/searches.ts';
import { startSite } from './lib/site.ts';

/** Visits of which the middle one counts. */
const RUNS_SLOW = 5;
const RUNS_SCORES = 3;

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-bench-'));
const rows: { what: string; value: string; budget: string; ok: boolean | null }[] = [];

const begun = performance.now();
let site = await startSite({ dataDir });
note('first start with seed', `${((performance.now() - begun) / 1000).toFixed(1)} s`);
await site.stop();

// Static answers of the sizes to compare with are files of the built site, so that the same process serves them.
const probes: string[] = [];
const again = performance.now();
site = await startSite({ dataDir });
const page = await fetch(`${site.origin}/`);
await page.text();
budget('second start to the first page', performance.now() - again, 10_000, 'ms');
await site.stop();

try {
  site = await startSite({ dataDir });
  const home = await (await fetch(`${site.origin}/`)).text();
  const search = JSON.stringify(await graphql(searchVariables(0)));
  probes.push(probe('home.html', home), probe('search.json', search));
  await site.stop();
  site = await startSite({ dataDir });

  for (const [what, path, limit] of [
    ['JavaScript of the home page, brotli', '/', 105],
    ['JavaScript of the search page without the map library, brotli', '/search', 170],
  ] as const) {
    const { kilobytes, files, forbidden } = await measureJavaScript(site.origin + path);
    budget(`${what} (${files} files)`, kilobytes, limit, 'kB');
    budget(`chunks of the editor, Puck${path === '/' ? ' or MapLibre' : ''} in it`, forbidden, 0, '');
  }

  const weights = [
    ...(await pageWeights(site.origin)),
    ...(await pageWeights(site.origin.replace('localhost', 'san-antonio.localhost'))),
  ];
  printPageWeights(weights);
  const foreign = weights.reduce((sum, page) => sum + page.foreign.length, 0);
  budget(`chunks of straps that are not on the page, on ${weights.length} pages`, foreign, 0, '');

  const slow = await slowLoad(`${site.origin}/`, RUNS_SLOW);
  budget('home page on a slow phone, largest paint', slow.largestPaint, 2000, 'ms');
  budget('home page on a slow phone, blocking time', slow.blockingTime, 150, 'ms');
  budget('home page on a slow phone, layout shift', slow.layoutShift, 0.02, '', 3);
  for (const url of examined(site.origin)) {
    const { scores, lost } = await lighthouseScores(url, RUNS_SCORES);
    const where = url.replace(`:${site.port}`, '');
    for (const category of CATEGORIES) {
      atLeast(`Lighthouse ${where}, ${category}`, scores[category], category === 'performance' ? 95 : 100);
    }
    for (const audit of lost) console.log(`    ${audit}`);
  }

  const searches: LoadTask = { kind: 'search', origin: site.origin, connections: 1, seconds: 10 };
  const pages: LoadTask = { kind: 'get', path: '/', origin: site.origin, connections: 1, seconds: 10 };
  await load({ ...searches, seconds: 3 });
  await load({ ...pages, seconds: 3 });
  const searchOne = await load(searches);
  budget('search with count on 20,000 listings, one at a time, p95', searchOne.p95, 60, 'ms');
  note('search with count, one at a time, p50', `${searchOne.p50.toFixed(1)} ms`);
  const homeOne = await load(pages);
  budget('home page rendered on the server, one at a time, p95', homeOne.p95, 60, 'ms');
  note('home page, one at a time, p50', `${homeOne.p50.toFixed(1)} ms`);

  const fifty: LoadTask = { ...pages, path: await saveFiftyStraps(site.origin) };
  await load({ ...fifty, seconds: 3 });
  const fiftyOne = await load(fifty);
  budget('page of 50 straps rendered on the server, one at a time, p95', fiftyOne.p95, 120, 'ms');
  note('page of 50 straps, one at a time, p50', `${fiftyOne.p50.toFixed(1)} ms`);

  for (const [name, task, file] of [
    ['search', searches, 'search.json'],
    ['home page', pages, 'home.html'],
  ] as const) {
    const real = await load({ ...task, connections: 16 });
    const still = await load({
      kind: 'get',
      path: `/assets/bench-${file}`,
      origin: site.origin,
      connections: 16,
      seconds: 10,
    });
    const ratio = real.perSecond / still.perSecond;
    note(
      `${name} at 16 connections`,
      `${real.perSecond.toFixed(0)}/s, p95 ${real.p95.toFixed(0)} ms; ${ratio.toFixed(3)} of a static answer of the same size (${still.perSecond.toFixed(0)}/s)`,
    );
  }
} finally {
  await site.stop();
  for (const path of probes) rmSync(path, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

console.log('\n| what | measured | budget |\n| --- | --- | --- |');
for (const row of rows)
  console.log(`| ${row.what} | ${row.value}${row.ok === false ? ' ✗' : ''} | ${row.budget} |`);
process.exit(rows.some((row) => row.ok === false) ? 1 : 0);

/** Home and a page of content of each demo site. */
function examined(origin: string): string[] {
  const sanAntonio = origin.replace('localhost', 'san-antonio.localhost');

  return [`${origin}/`, `${origin}/buyers`, `${sanAntonio}/`, `${sanAntonio}/sell`];
}

function atLeast(what: string, value: number, least: number) {
  const ok = value >= least;
  rows.push({ what, value: String(value), budget: `≥ ${least}`, ok });
  console.log(`${ok ? '✓' : '✗'} ${what}: ${value} (at least ${least})`);
}

function budget(what: string, value: number, limit: number, unit: string, digits = unit === '' ? 0 : 1) {
  const ok = value <= limit;
  rows.push({
    what,
    value: `${value.toFixed(digits)} ${unit}`.trim(),
    budget: `≤ ${limit} ${unit}`.trim(),
    ok,
  });
  console.log(`${ok ? '✓' : '✗'} ${what}: ${value.toFixed(digits)} ${unit} (at most ${limit})`);
}

function note(what: string, value: string) {
  rows.push({ what, value, budget: '', ok: null });
  console.log(`  ${what}: ${value}`);
}

function probe(name: string, body: string): string {
  const path = join(root, 'dist/client/assets', `bench-${name}`);
  writeFileSync(path, body);
  return path;
}

async function graphql(variables: object): Promise<unknown> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SEARCH_QUERY, variables }),
  });
  return response.json();
}

/** The load comes from a process of its own. */
function load(task: LoadTask): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'bench/load.ts'), JSON.stringify(task)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`load ended with ${code}`));
      const result = JSON.parse(output) as LoadResult;
      if (result.failed > 0)
        return reject(new Error(`${result.failed} of ${result.requests} requests failed (${task.kind})`));
      resolve(result);
    });
  });
}
