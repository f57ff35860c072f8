import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../lib/site.ts';
import type { LoadTask } from './load.ts';
import type { Report } from './report.ts';
import { sendLoad } from './send-load.ts';

const IDLE_MB = 350;
const LOADED_MB = 512;
const SETTLE_MS = 20_000;
/** At most, for each task: a busy machine gets its number of requests as well. */
const SECONDS = 60;
const CONNECTIONS = 8;
/** How often each is requested: memory follows the work, not the time. */
const REQUESTS = {
  '/': 300,
  '/search/for-sale/edmonton': 300,
  '/agents': 300,
  '/_map/places.json': 2000,
  '/sitemap.xml': 2000,
} as const;
const SEARCHES = 2000;
/** Then requests of all kinds in rounds: the first fills the caches, and one more or less collection is spread over the others. */
const ROUND = 10_000;
const ROUNDS = 4;
const SLOPE_MB = 5;

/**
 * Resident memory of the production process with the demo data, which an earlier start has seeded: idle, at its most
 * while pages, searches and the map are requested, and how it grows with further requests. Linux alone.
 */
export async function measureMemory(report: Report): Promise<void> {
  if (!existsSync('/proc/self/status')) throw new Error('/proc is needed to measure memory');
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-bench-memory-'));
  try {
    await (await startSite({ dataDir })).stop();
    const site = await startSite({ dataDir });
    try {
      const pid = Number(site.process.pid);
      report.note('resident at most while starting', `${residentMb(pid, 'VmHWM')} MB`);
      await pause(SETTLE_MS);
      report.atMost('resident, idle', residentMb(pid, 'VmRSS'), IDLE_MB, { unit: 'MB' });

      // Begins a new maximum.
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      const common = { origin: site.origin, connections: CONNECTIONS, seconds: SECONDS };
      // A loaded machine may reject some requests; they take memory too.
      const send = (task: LoadTask) =>
        sendLoad(task).catch((error: Error) => report.note('rejected', error.message));
      const tasks: LoadTask[] = [
        ...Object.entries(REQUESTS).map(([path, requests]) => {
          return { ...common, kind: 'get' as const, path, requests };
        }),
        { ...common, kind: 'search', requests: SEARCHES },
      ];
      for (const task of tasks) {
        await send(task);
        const what = task.kind === 'get' ? task.path : 'searches by GraphQL';
        report.note(`resident after ${task.requests} times ${what}`, `${residentMb(pid, 'VmRSS')} MB`);
      }
      const rounds: number[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        for (const task of tasks) await send({ ...task, requests: Math.ceil(ROUND / tasks.length) });
        const resident = residentMb(pid, 'VmRSS');
        report.note(`resident after another ${round * ROUND} requests of all kinds`, `${resident} MB`);
        rounds.push(resident);
      }
      const growth = ((rounds.at(-1) ?? 0) - (rounds[0] ?? 0)) / (ROUNDS - 1);
      report.atMost('growth with 10,000 requests, mean', growth, SLOPE_MB, { unit: 'MB' });
      report.atMost('resident at most under load', residentMb(pid, 'VmHWM'), LOADED_MB, { unit: 'MB' });
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function residentMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];

  return Math.round(Number(kilobytes) / 1024);
}
