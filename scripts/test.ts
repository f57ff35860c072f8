/** The whole suite: rules and rooms with Vitest, then the journeys in a browser; the last line counts both. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT_REPORT_VARIABLE, type UnitReport } from './lib/unit-report.ts';

/** One file or group of Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

process.env[UNIT_REPORT_VARIABLE] = join(results, 'unit.json');
const unit = run('vitest', ['run', '--reporter=default', '--reporter=./scripts/lib/unit-report.ts']);
// Read at once: the browser tests begin by emptying the folder.
const unitReport = read('unit.json') as UnitReport | null;
const journeys = run('playwright', ['test']);

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
  counts.passed += e2eReport.stats.expected;
  counts.failed += e2eReport.stats.unexpected + e2eReport.stats.flaky;
  counts.skipped += e2eReport.stats.skipped;
}
// A suite that broke off without a report, or outside a test, has failed too.
if ((unit !== 0 || journeys !== 0 || !unitReport || !e2eReport) && counts.failed === 0) counts.failed = 1;

// What failed stands at the end, where a reader of a long log looks first.
const failures = [
  ...(unitReport?.failures ?? []),
  ...journeyFailures(e2eReport?.suites ?? []),
  ...(e2eReport?.errors ?? []).map(({ message }) => `outside any journey\n${message}`),
];
if (unit !== 0) failures.push(`vitest ended with ${unit}`);
if (journeys !== 0) failures.push(`playwright ended with ${journeys}`);
for (const failure of failures) console.log(`\nFAILED ${excerpt(failure)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

function read(name: string): unknown {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function journeyFailures(suites: readonly Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...journeyFailures(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
        return `e2e/${spec.file}:${spec.line} › ${spec.title}\n${errors[0]?.message ?? ''}`;
      }),
  ]);
}

function excerpt(message: string): string {
  return message.split('\n').slice(0, 25).join('\n');
}
