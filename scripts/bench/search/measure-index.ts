import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Report } from '../report.ts';
import type { IndexProbe } from './index-probe.ts';

/** Budgets at a million listings. */
const START_S = 60;
const BYTES_A_LISTING = 600;
const BLOCK_MS = 20;

/** The search index alone, in a process of its own: its start, its memory, and how long it blocks while it reads changes. */
export async function measureIndex(report: Report, url: string, count: number): Promise<void> {
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'index-probe.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The measurement of the index ended with ${code}`);
  const probe = JSON.parse(output) as IndexProbe;
  const of = `index of ${count.toLocaleString('en-CA')} listings`;

  report.atMost(`${of}: start`, probe.startMs / 1000, START_S, { unit: 's' });
  report.note(`${of}: processor time of the start`, `${(probe.startCpuMs / 1000).toFixed(1)} s`);
  report.note(
    `${of}: searches served by the store meanwhile`,
    `${probe.searches}, the slowest in ${probe.slowestMs.toFixed(0)} ms`,
  );
  report.atMost(`${of}: memory of a listing beside documents`, probe.bytesAListing, BYTES_A_LISTING, {
    unit: 'bytes',
    digits: 0,
  });
  report.note(`${of}: reading 1,000 changes`, `${probe.refreshMs.toFixed(0)} ms`);
  report.atMost(`${of}: longest block of other work meanwhile, processor time`, probe.blockMs, BLOCK_MS, {
    unit: 'ms',
  });
  report.note(`${of}: entries of the journal older than a day after it was pruned`, String(probe.oldChanges));
}
