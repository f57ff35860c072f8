/** The whole suite: rules and rooms with Vitest, then the journeys in a browser; the last line counts both. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const results = join(import.meta.dirname, '../test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const unit = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/unit.json`,
]);
// Read at once: the browser tests begin by emptying the folder.
const unitReport = read('unit.json') as {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
} | null;
const journeys = run('playwright', ['test']);

const counts = { passed: 0, failed: 0, skipped: 0 };
const e2eReport = read('e2e.json') as {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
} | null;

if (unitReport) {
  counts.passed += unitReport.numPassedTests;
  counts.failed += unitReport.numFailedTests;
  counts.skipped += unitReport.numPendingTests;
}
if (e2eReport) {
  counts.passed += e2eReport.stats.expected;
  counts.failed += e2eReport.stats.unexpected + e2eReport.stats.flaky;
  counts.skipped += e2eReport.stats.skipped;
}
// A suite that broke off without a report, or outside a test, has failed too.
if ((unit !== 0 || journeys !== 0 || !unitReport || !e2eReport) && counts.failed === 0) counts.failed = 1;

console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

function read(name: string): unknown {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
