/**
 * The whole suite: rules and rooms with Vitest, then the journeys in a browser; the last line counts both. The store's tests run on
 * PostgreSQL too where one is installed, or where TEST_DATABASE_URL names a server.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres, type TemporaryPostgres } from './lib/postgres.ts';
import { UNIT_REPORT_VARIABLE, type UnitReport } from './lib/unit-report.ts';

/** One file or group of Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Servers and workers that the tests start compile the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/strapwork/compiled');
process.env[UNIT_REPORT_VARIABLE] = join(results, 'unit.json');
const seeding = seedJourneys();
const postgres = await postgresForTests();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    seeding.stop();
    await postgres?.stop();
    process.exit(1);
  });
const unit = await run('vitest', ['run', '--reporter=default', '--reporter=./scripts/lib/unit-report.ts']);
await postgres?.stop();
// Read at once: the browser tests begin by emptying the folder.
const unitReport = read('unit.json') as UnitReport | null;
await seeding.over;
const journeys = await run('playwright', ['test']);

const counts = { passed: 0, failed: 0, skipped: 0 };
const e2eReport = read('e2e.json') as {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
} | null;

if (unitReport) {
  counts.passed += unitReport.passed;
  counts.failed += unitReport.failed;
  counts.skipped += unitReport.skipped;
}
if (e2eReport) {
  counts.passed += e2eReport.stats.expected + e2eReport.stats.flaky;
  counts.failed += e2eReport.stats.unexpected;
  counts.skipped += e2eReport.stats.skipped;
}
// A suite that broke off without a report, or outside a test, has failed too.
if ((unit !== 0 || journeys !== 0 || !unitReport || !e2eReport) && counts.failed === 0) counts.failed = 1;

// What failed stands at the end, where a reader of a long log looks first.
const failures = [
  ...(unitReport?.failures ?? []),
  ...journeyErrors(e2eReport?.suites ?? [], 'unexpected'),
  ...(e2eReport?.errors ?? []).map(({ message }) => `outside any journey\n${message}`),
];
if (unit !== 0) failures.push(`vitest ended with ${unit}`);
if (journeys !== 0) failures.push(`playwright ended with ${journeys}`);
for (const flaky of [...(unitReport?.flaky ?? []), ...journeyErrors(e2eReport?.suites ?? [], 'flaky')])
  console.log(`\nPASSED ON RETRY ${excerpt(flaky)}`);
for (const failure of failures) console.log(`\nFAILED ${excerpt(failure)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

/** A temporary server for the store's tests; null when one is given, none is installed or it does not start, which is logged. */
async function postgresForTests(): Promise<TemporaryPostgres | null> {
  if (process.env.TEST_DATABASE_URL) return null;
  const bin = findPostgres();
  if (!bin) {
    console.log(
      '• no PostgreSQL is installed and TEST_DATABASE_URL is not set: the store is tested on PGlite only',
    );
    return null;
  }
  try {
    const started = await startPostgres(bin);
    process.env.TEST_DATABASE_URL = started.url;
    console.log(`• the store is tested on PGlite and on PostgreSQL (${bin})`);
    return started;
  } catch (error) {
    console.log(
      `• PostgreSQL in ${bin} does not start, the store is tested on PGlite only: ${(error as Error).message}`,
    );
    return null;
  }
}

/**
 * The demo data of the journeys, while the unit tests leave a processor idle; the journeys seed them if this fails. In a process
 * group of its own, as it starts a site.
 */
function seedJourneys(): { over: Promise<void>; stop: () => void } {
  const child = spawn(process.execPath, [join(root, 'e2e/support/seed.ts')], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const over = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return { over, stop: () => void (pid !== undefined && !isOver() && process.kill(-pid, 'SIGTERM')) };
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

function read(name: string): unknown {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** `file:line › title` with the first error of each journey that ended so. */
function journeyErrors(suites: readonly Suite[], status: 'unexpected' | 'flaky'): string[] {
  return suites.flatMap((suite) => [
    ...journeyErrors(suite.suites ?? [], status),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
        return `e2e/${spec.file}:${spec.line} › ${spec.title}\n${errors[0]?.message ?? ''}`;
      }),
  ]);
}

function excerpt(message: string): string {
  return message.split('\n').slice(0, 25).join('\n');
}
