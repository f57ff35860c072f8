import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * The result of a Vitest run; `failures` are `place › title` with the first message, including errors outside
 * tests; `flaky` the same for tests that passed on a retry.
 */
export interface UnitReport {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
}

/** Output path for `npm test`; Vitest instantiates the reporter itself, without options. */
export const UNIT_REPORT_VARIABLE = 'STRAPWORK_UNIT_REPORT';

/** Writes a {@link UnitReport} as JSON. Vitest's own JSON report omits errors outside tests. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env[UNIT_REPORT_VARIABLE];
    if (path) writeFileSync(path, JSON.stringify(unitReport(modules, errors)));
  }
}

function unitReport(modules: readonly TestModule[], errors: readonly SerializedError[]): UnitReport {
  const report: UnitReport = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  for (const module of modules) {
    for (const error of module.errors())
      report.failures.push(`${module.relativeModuleId}\n${stackOf(error)}`);
    for (const test of module.children.allTests()) {
      const { state, errors: raised } = test.result();
      report[state === 'pending' ? 'skipped' : state] += 1;
      const entry = () => `${module.relativeModuleId} › ${test.fullName}\n${stackOf(raised?.[0])}`;
      if (state === 'failed') report.failures.push(entry());
      else if (test.diagnostic()?.flaky) report.flaky.push(entry());
    }
  }
  for (const error of errors) report.failures.push(`outside any test\n${stackOf(error)}`);
  return report;
}

function stackOf(error: SerializedError | undefined): string {
  return error?.stack ?? error?.message ?? '';
}
