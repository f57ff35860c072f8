import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../lib/site.ts';
import type { Report } from './report.ts';

/** Start-up time of an empty site, and of a second start to its first page. */
export async function measureStart(report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-bench-start-'));
  try {
    const begun = performance.now();
    await (await startSite({ dataDir })).stop();
    report.note('first start with seed, and its end', `${((performance.now() - begun) / 1000).toFixed(1)} s`);

    const again = performance.now();
    const site = await startSite({ dataDir });
    try {
      await (await fetch(`${site.origin}/`)).text();
      report.atMost('second start to the first page', performance.now() - again, 10_000, { unit: 'ms' });
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
