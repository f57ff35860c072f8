/**
 * How quick the editor is on a page of fifty straps with a processor of a quarter of the speed: `npm run bench:editor`.
 * Measured on the production build in a Chromium without a window; prints medians and p95 beside their budgets, and a broken
 * budget ends with status 1. `-- --at http://localhost:3000` asks a site that runs already; `-- --slowdown 6` makes the processor
 * slower still, which shows how much room the budgets have.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureEditor } from './bench/measure-editor.ts';
import { Report } from './bench/report.ts';
import { startSite } from './lib/site.ts';

/** Upper limit of the run time. */
const LONGEST_MS = 240_000;

/** CPU throttling the budgets apply to. */
const SLOWDOWN = '4';

const { values } = parseArgs({
  options: { at: { type: 'string' }, slowdown: { type: 'string', default: SLOWDOWN } },
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) {
  console.error('--slowdown takes a number from 1 on: the CPU throttling factor.');
  process.exit(2);
}
if (!values.at && !existsSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'))) {
  console.error('There is no production build to measure: run npm run build first.');
  process.exit(2);
}

const report = new Report();
const site = values.at ? { origin: values.at, stop: async () => {} } : await startSite();
const late = AbortSignal.timeout(LONGEST_MS);
try {
  await measureEditor({ origin: site.origin, slowdown, report, late }).catch((error: unknown) =>
    report.failed('the editor', error),
  );
} finally {
  await site.stop();
}
process.exit(report.end() ? 0 : 1);
