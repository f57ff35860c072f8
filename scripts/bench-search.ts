/**
 * Searches over GraphQL beside the same questions by the bare driver, in one run: `npm run bench:search`.
 * `--million` asks the same at a million listings too, by turns, `--seconds=4`, `--rounds=3`, `--connections=16`, `--listings=100000`.
 * Ends with status 1 where a ratio to the driver is too low, a million listings take too much longer, or an answer of the map is too large.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { READY } from '#engine/search-index/search-index.ts';
import { openPostgres } from '#engine/store/database/postgres-store.ts';
import { startPostgres } from './bench/postgres.ts';
import { readTargets, seedListings } from './bench/search-data.ts';
import type { SearchLoad, SearchLoadTask } from './bench/search-load.ts';
import {
  LEAST_RATIOS,
  QUERIES,
  questionOf,
  SCENARIOS,
  type Scenario,
  variablesOf,
} from './bench/search-scenarios.ts';
import { endInTime, Started } from './bench/started.ts';
import { startSite } from './lib/site.ts';

const MILLION = 1_000_000;
/** Queries of each kind whose answers must be equal on both servers. */
const COMPARED = 20;
/** Time for JIT compilation and caches on both sides. */
const WARM_UP_SECONDS = 5;
/** Size limit of a map response. */
const MAP_BYTES = 60_000;
/** Most of it is spent inserting a million listings. */
const MOST_MINUTES = process.argv.includes('--million') ? 60 : 20;
/** Limit of the p95 ratio with ten times the listings. */
const GROWTH = 2;

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const seconds = option('seconds', 4);
const rounds = option('rounds', 3);
const connections = option('connections', 16);
const listings = option('listings', 100_000);
const misses: string[] = [];

type Targets = Awaited<ReturnType<typeof readTargets>>;
type Kind = 'bare' | 'graphql';
/** Both servers on their own database. */
type Setup = { count: number; targets: Targets; ports: Record<Kind, number> };
type Measured = Record<Kind, SearchLoad>;

endInTime(MOST_MINUTES);
const started = new Started();
try {
  const setups: Setup[] = [];
  for (const count of process.argv.includes('--million') ? [listings, MILLION] : [listings])
    setups.push(await setUp(count));
  for (const setup of setups) await compareResults(setup);
  const measured = new Map<Scenario, Measured[]>();
  for (const scenario of SCENARIOS) measured.set(scenario, await alternate(scenario, setups));

  for (const [index, { count, ports, targets }] of setups.entries()) {
    report(count, (scenario) => measured.get(scenario)?.[index] as Measured);
    await payloads(`http://localhost:${ports.graphql}`, targets);
  }
  for (const [scenario, [small, large]] of measured) {
    if (!small || !large) continue;
    const growth = large.graphql.p95 / small.graphql.p95;
    check(
      `p95 of ${scenario} at a million is ${growth.toFixed(2)} times that at ${listings}`,
      growth <= GROWTH,
    );
  }
} finally {
  await started.end();
}
if (misses.length > 0) console.log(`\nMissed:\n${misses.join('\n')}`);
process.exit(misses.length > 0 ? 1 : 0);

async function setUp(count: number): Promise<Setup> {
  const { url } = started.add(await startPostgres(), (server) => server.stop());
  const store = await openPostgres(url);
  await seedListings(store, count, (line) => console.log(line));
  const targets = await readTargets(store);
  await store.close();

  const bare = started.add(await startBare(url), (server) => server.process.kill('SIGTERM'));
  const env = { DATABASE_URL: url, LOG_LEVEL: 'info' };
  const site = started.add(await startSite({ env }), (running) => running.stop());
  const begun = performance.now();
  while (!site.output().includes(READY)) {
    if (performance.now() - begun > 180_000)
      throw new Error('The search index was not ready in three minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { count, targets, ports: { bare: bare.port, graphql: site.port } };
}

/** Verifies that both servers find the same homes in the same order, with equal totals and prices. */
async function compareResults({ ports, targets }: Setup): Promise<void> {
  const post = async (url: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  for (const scenario of SCENARIOS)
    for (let n = 0; n < COMPARED; n++) {
      const question = questionOf(n, targets);
      const variables = variablesOf(scenario, question);
      const { data } = await post(`http://localhost:${ports.graphql}/graphql`, {
        query: QUERIES[scenario],
        variables,
      });
      const bare = await post(`http://localhost:${ports.bare}/`, { scenario, question });
      const [ours, theirs] = [data.search ?? data.points ?? data.listing, bare.listing ?? bare].map(essence);
      if (ours !== theirs) throw new Error(`${scenario} ${n} has different answers: ${ours} and ${theirs}`);
    }
  console.log(`Both gave the same answers to ${COMPARED} queries of each kind`);
}

type Home = { id: string; price: number | null; images?: unknown[] };
type Found = Home & { total?: number; listings?: Home[]; points?: Home[] };

function essence({ total, listings: found, points, ...home }: Found): string {
  const homes = found ?? points ?? [home];
  return JSON.stringify([total, homes.map(({ id, price, images }) => [id, price, images?.length])]);
}

/** Alternates between the servers; the best round of each counts, to reduce noise. */
async function alternate(scenario: Scenario, setups: readonly Setup[]): Promise<Measured[]> {
  const best = setups.map(() => ({}) as Partial<Measured>);
  for (let round = 0; round <= rounds; round++)
    for (const [index, { targets, ports }] of setups.entries())
      for (const kind of ['bare', 'graphql'] as const) {
        const isWarmUp = round === 0;
        const task = { ...targets, kind, port: ports[kind], scenario, connections };
        const run = await load({ ...task, seconds: isWarmUp ? WARM_UP_SECONDS : seconds });
        const known = best[index]?.[kind];
        if (!isWarmUp && (!known || run.perSecond > known.perSecond))
          best[index] = { ...best[index], [kind]: run };
      }
  return best as Measured[];
}

function report(count: number, measuredOf: (scenario: Scenario) => Measured): void {
  console.log(
    `\n${count.toLocaleString('en-CA')} listings, ${connections} connections, GraphQL | bare driver`,
  );
  console.log(
    '| question | requests/s | p50 ms | p95 ms | ratio | at least |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const scenario of SCENARIOS) {
    const { bare, graphql } = measuredOf(scenario);
    const ratio = graphql.perSecond / bare.perSecond;
    const both = (of: (load: SearchLoad) => number, digits: number) =>
      `${of(graphql).toFixed(digits)} / ${of(bare).toFixed(digits)}`;
    console.log(
      `| ${scenario} | ${both((run) => run.perSecond, 0)} | ${both((run) => run.p50, 1)} | ${both((run) => run.p95, 1)} | ${ratio.toFixed(2)} | ${LEAST_RATIOS[scenario]} |`,
    );
    if (ratio < LEAST_RATIOS[scenario])
      misses.push(`${scenario} at ${count}: ${ratio.toFixed(2)} of ${LEAST_RATIOS[scenario]}`);
  }
}

/** Size of the map's responses, raw and compressed. */
async function payloads(origin: string, targets: Targets): Promise<void> {
  const { box } = questionOf(1, targets);
  const clusters =
    'query ($search: SearchInput) { clusters(search: $search, precision: 6) { geohash count lat lon } }';
  for (const [what, query] of [
    ['1,000 points', QUERIES.points],
    ['clusters', clusters],
  ] as const) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: variablesOf('points', questionOf(1, targets)) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const sent = brotliCompressSync(bytes, { params: { 0: 0, 1: 4 } }).byteLength;
    check(
      `${what} in ${JSON.stringify(box)}: ${bytes.byteLength} bytes, ${sent} compressed`,
      sent < MAP_BYTES,
    );
  }
}

function check(line: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${line}`);
  if (!isMet) misses.push(line);
}

function startBare(url: string): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bench/bare-server.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (port) => resolve({ process: child, port: Number(port) }));
  });
}

/** The load comes from a separate process. */
function load(task: SearchLoadTask): Promise<SearchLoad> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bench/search-load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.end(JSON.stringify(task));

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`The load ended with ${code}`));
      const result = JSON.parse(output) as SearchLoad;
      if (result.failed > 0)
        return reject(
          new Error(`${result.failed} of ${result.requests} requests failed (${task.kind} ${task.scenario})`),
        );
      resolve(result);
    });
  });
}
