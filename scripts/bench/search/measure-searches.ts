import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { READY } from '#engine/search-index/search-index.ts';
import { openPostgres } from '#engine/store/database/postgres-store.ts';
import { startSite } from '../../lib/site.ts';
import { median } from '../median.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { processorTime } from '../processor-time.ts';
import type { Report } from '../report.ts';
import { Started } from '../started.ts';
import { measureIndex } from './measure-index.ts';
import { readTargets, seedListings } from './search-data.ts';
import type { SearchLoad, SearchLoadTask } from './search-load.ts';
import {
  LEAST_RATIOS,
  QUERIES,
  questionOf,
  SCENARIOS,
  type Scenario,
  variablesOf,
} from './search-scenarios.ts';

const MILLION = 1_000_000;
/** Questions of each kind whose responses must be equal on both servers. */
const COMPARED = 50;
/** Time for JIT compilation and caches on both sides. */
const WARM_UP_SECONDS = 5;
/** Requests of one run at most. */
const QUESTIONS_A_RUN = 1_000_000;
/** Size limit of a map response. */
const MAP_BYTES = 60_000;
/** Limit of the p95 ratio with ten times the listings, and while listings change. */
const GROWTH = 2;
const STARTING_MS = 180_000;

export type SearchOptions = {
  seconds: number;
  rounds: number;
  connections: number;
  listings: number;
  /** Also with a million listings. */
  million: boolean;
  /** Only these are compared, and nothing else measured; null for everything. */
  kinds: readonly Scenario[] | null;
};

type Targets = Awaited<ReturnType<typeof readTargets>>;
type Kind = 'bare' | 'graphql';
/** Both servers on their own database. */
type Setup = {
  count: number;
  targets: Targets;
  postgres: RunningPostgres;
  servers: Record<Kind, { port: number; pid: number | undefined }>;
};
/** Processor time of a request in milliseconds: of the server, and of the database for it. */
type Measured = SearchLoad & { serverMs: number; databaseMs: number };

/**
 * Searches over GraphQL beside the same questions to a server on the bare driver, in one run. Both must give the same
 * responses, byte for byte.
 */
export async function measureSearches(report: Report, options: SearchOptions): Promise<void> {
  const { listings, million, connections, kinds } = options;
  const started = new Started();
  try {
    const setups: Setup[] = [];
    for (const count of million ? [listings, MILLION] : [listings]) setups.push(await setUp(started, count));
    for (const setup of setups) await compareResponses(setup);

    const p95: Record<Scenario, number[]> = { filter: [], box: [], 'by id': [], points: [] };
    for (const scenario of kinds ?? SCENARIOS) {
      for (const [index, runs] of (await alternate(scenario, setups, options)).entries()) {
        const count = setups[index]?.count as number;
        judge(report, `${scenario}, ${count.toLocaleString('en-CA')} listings`, runs, LEAST_RATIOS[scenario]);
        p95[scenario].push(median(runs.graphql.map((run) => run.p95)));
      }
    }
    report.note('connections of the searches', String(connections));
    for (const [scenario, [small, large]] of Object.entries(p95))
      if (small && large)
        report.atMost(
          `p95 of ${scenario} at a million listings, times that at ${listings}`,
          large / small,
          GROWTH,
          { digits: 2 },
        );
    if (kinds) return;

    for (const { servers, targets, count } of setups)
      await measureSizes(report, `http://localhost:${servers.graphql.port}`, targets, count);
    await measureDuringChanges(report, setups.at(-1) as Setup, options);
    for (const { postgres, count } of setups) await measureIndex(report, postgres.url, count);
  } finally {
    await started.end();
  }
}

async function setUp(started: Started, count: number): Promise<Setup> {
  const postgres = started.add(await startPostgres(), (server) => server.stop());
  const { url } = postgres;
  const store = await openPostgres(url);
  await seedListings(store, count, (line) => console.log(line));
  const targets = await readTargets(store);
  await store.close();

  const bare = started.add(await startBare(url), (server) => server.process.kill('SIGTERM'));
  const env = { DATABASE_URL: url, LOG_LEVEL: 'info' };
  const site = started.add(await startSite({ env }), (running) => running.stop());
  const begun = performance.now();
  while (!site.output().includes(READY)) {
    if (performance.now() - begun > STARTING_MS)
      throw new Error('The search index was not ready in three minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const servers = {
    bare: { port: bare.port, pid: bare.process.pid },
    graphql: { port: site.port, pid: site.process.pid },
  };
  return { count, targets, postgres, servers };
}

/** Fails where one response differs. */
async function compareResponses({ servers, targets }: Setup): Promise<void> {
  const post = async (url: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.text()).trim();
  };
  for (const scenario of SCENARIOS) {
    const hash = createHash('sha256');
    for (let n = 0; n < COMPARED; n++) {
      const question = questionOf(n, targets);
      const ours = await post(`http://localhost:${servers.graphql.port}/graphql`, {
        query: QUERIES[scenario],
        variables: variablesOf(scenario, question),
      });
      const theirs = await post(`http://localhost:${servers.bare.port}/`, { scenario, question });
      if (ours !== theirs)
        throw new Error(`${scenario} ${n} has different responses:${firstDifference(ours, theirs)}`);
      hash.update(ours);
    }
    console.log(`${COMPARED} responses of ${scenario} are equal: ${hash.digest('hex').slice(0, 16)}`);
  }
}

/** Where two texts part, with what stands around it. */
function firstDifference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((character, index) => character !== theirs[index]);
  const from = Math.max(0, (at < 0 ? ours.length : at) - 80);

  return [ours, theirs].map((text) => `\n… ${text.slice(from, from + 240)}`).join('');
}

/** The servers by turns, so that other work on the machine concerns both. */
async function alternate(
  scenario: Scenario,
  setups: readonly Setup[],
  { rounds, seconds, connections }: SearchOptions,
): Promise<Record<Kind, Measured[]>[]> {
  const measured = setups.map((): Record<Kind, Measured[]> => ({ bare: [], graphql: [] }));
  for (let round = 0; round <= rounds; round++)
    for (const [index, setup] of setups.entries())
      for (const kind of ['bare', 'graphql'] as const) {
        const isWarmUp = round === 0;
        const run = await measure(setup, kind, {
          scenario,
          connections,
          seconds: isWarmUp ? WARM_UP_SECONDS : seconds,
          first: (round + 1) * QUESTIONS_A_RUN,
        });
        if (!isWarmUp) measured[index]?.[kind].push(run);
      }
  return measured;
}

async function measure(
  { targets, servers, postgres }: Setup,
  kind: Kind,
  task: Pick<SearchLoadTask, 'scenario' | 'connections' | 'seconds' | 'first'>,
): Promise<Measured> {
  const { port, pid } = servers[kind];
  const times = () => [processorTime(pid), processorTime(postgres.pid, { children: true })] as const;
  const [server, database] = times();
  const run = await load({ ...targets, ...task, kind, port });
  const [serverAfter, databaseAfter] = times();

  return {
    ...run,
    serverMs: (serverAfter - server) / run.requests,
    databaseMs: (databaseAfter - database) / run.requests,
  };
}

function judge(
  report: Report,
  what: string,
  { bare, graphql }: Record<Kind, Measured[]>,
  least: number,
): void {
  const of = (runs: Measured[], pick: (run: Measured) => number) => median(runs.map(pick));
  const line = (runs: Measured[]) =>
    `${of(runs, (run) => run.perSecond).toFixed(0)}/s, p50 ${of(runs, (run) => run.p50).toFixed(0)} ms, p95 ${of(runs, (run) => run.p95).toFixed(0)} ms, ` +
    `processor ${of(runs, (run) => run.serverMs).toFixed(2)} + database ${of(runs, (run) => run.databaseMs).toFixed(2)} ms`;
  report.note(`${what}: bare driver`, line(bare));
  report.note(`${what}: GraphQL`, line(graphql));
  const whole = (run: Measured) => run.serverMs + run.databaseMs;
  report.note(
    `${what}: processor time of the bare driver, times that of GraphQL`,
    (of(bare, whole) / of(graphql, whole)).toFixed(2),
  );
  const ratio = of(graphql, (run) => run.perSecond) / of(bare, (run) => run.perSecond);
  report.atLeast(
    `${what}: requests a second, times those of the bare driver`,
    Math.round(ratio * 100) / 100,
    least,
  );
}

/** Size of the map's responses, compressed as the site sends them. */
async function measureSizes(report: Report, origin: string, targets: Targets, count: number): Promise<void> {
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
    const sent = brotliCompressSync(Buffer.from(await response.arrayBuffer()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }).byteLength;
    report.atMost(`${what} of a map, ${count} listings, compressed`, sent, MAP_BYTES, {
      unit: 'bytes',
      digits: 0,
    });
  }
}

/** Searches at rest, and while a thousand listings a second change. */
async function measureDuringChanges(
  report: Report,
  setup: Setup,
  { seconds, connections }: SearchOptions,
): Promise<void> {
  const search = (first: number) =>
    measure(setup, 'graphql', { scenario: 'filter', connections, seconds: seconds * 2, first });
  const atRest = await search(20 * QUESTIONS_A_RUN);
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'change-listings.ts'), setup.postgres.url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let changed = '';
  writer.stdout.on('data', (chunk) => {
    changed += chunk;
  });
  const changing = await search(21 * QUESTIONS_A_RUN);
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  writer.kill('SIGTERM');
  await ended;
  report.note('listings changed a second meanwhile', changed.trim());
  report.note(
    'filter at rest, while listings change: p95',
    `${atRest.p95.toFixed(0)}, ${changing.p95.toFixed(0)} ms`,
  );
  report.atMost(
    'p95 of filter while listings change, times that at rest',
    changing.p95 / atRest.p95,
    GROWTH,
    { digits: 2 },
  );
}

function startBare(url: string): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (port) => resolve({ process: child, port: Number(port) }));
  });
}

/** The load comes from a separate process. */
function load(task: SearchLoadTask): Promise<SearchLoad> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'search-load.ts')], {
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
      if (result.failed > 0 || result.requests === 0)
        return reject(
          new Error(`${result.failed} of ${result.requests} requests failed (${task.kind} ${task.scenario})`),
        );
      resolve(result);
    });
  });
}
