/** The whole suite: rules and rooms with Vitest, then the journeys in a browser; the last line counts both. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

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
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
} | null;
const journeys = run('playwright', ['test']);

const counts = { passed: 0, failed: 0, skipped: 0 };
const e2eReport = read('e2e.json') as {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
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

// What failed stands at the end, where a reader of a long log looks first.
for (const failure of [...unitFailures(), ...journeyFailures(e2eReport?.suites ?? [])])
  console.log(`\nFAILED ${failure}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

function read(name: string): unknown {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Each failed test of Vitest with its first message; a file that could not be loaded counts as one. */
function unitFailures(): string[] {
  return (unitReport?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return message ? [`${file}\n${excerpt(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}\n${excerpt(test.failureMessages[0] ?? '')}`);
  });
}

function journeyFailures(suites: readonly Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...journeyFailures(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
        return `e2e/${spec.file}:${spec.line} › ${spec.title}\n${excerpt(errors[0]?.message ?? '')}`;
      }),
  ]);
}

function excerpt(message: string): string {
  return message.split('\n').slice(0, 25).join('\n');
}
