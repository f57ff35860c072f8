import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * The result of a Vitest run; `failures` are `place › title` with the first message, including errors outside
 * tests.
 */
export interface UnitReport {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
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
  const report: UnitReport = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const module of modules) {
    for (const error of module.errors()) report.failures.push(`${module.relativeModuleId}\n${told(error)}`);
    for (const test of module.children.allTests()) {
      const { state, errors: raised } = test.result();
      report[state === 'pending' ? 'skipped' : state] += 1;
      if (state === 'failed')
        report.failures.push(`${module.relativeModuleId} › ${test.fullName}\n${told(raised?.[0])}`);
    }
  }
  for (const error of errors) report.failures.push(`outside any test\n${told(error)}`);
  return report;
}

function told(error: SerializedError | undefined): string {
  return error?.stack ?? error?.message ?? '';
}
