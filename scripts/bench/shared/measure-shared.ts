import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RunningSite } from '../../lib/site.ts';
import type { HttpLoad } from '../http-load.ts';
import { median } from '../median.ts';
import { processorTime } from '../processor-time.ts';
import type { Report } from '../report.ts';
import { sendHttpLoad } from '../send-http-load.ts';

import { UNSHARED } from './unshared.ts';

const ROUNDS = 3;
const SECONDS = 4;
/** The compiler is still at work in the first seconds. */
const WARM_UP_SECONDS = 4;
const MANY = 16;
const FEW = 4;

/**
 * The home page as visitors share it and as it is rendered afresh, against the same bytes as a file from bare node:http; all
 * three alternate in one run. Compared is the processor time of a request: the sender of the load takes more of it than the
 * servers, so that requests a second mean little where two cores are shared.
 */
export async function measureShared(
  { origin, process: { pid } }: RunningSite,
  report: Report,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'strapwork-static-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, await bytesOf(`${origin}/`));
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'static-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(bare.stdout, 'data');
    const tasks = {
      file: { url: `http://127.0.0.1:${String(port).trim()}/`, connections: MANY, seconds: SECONDS },
      shared: { url: `${origin}/`, connections: MANY, seconds: SECONDS },
      fresh: { url: `${origin}/?${UNSHARED}`, connections: FEW, seconds: SECONDS },
    };
    const loads: Record<keyof typeof tasks, HttpLoad[]> = { file: [], shared: [], fresh: [] };
    for (const task of Object.values(tasks)) await sendHttpLoad({ ...task, seconds: WARM_UP_SECONDS });
    const pids = { file: bare.pid, shared: pid, fresh: pid };
    const cpuMs: Record<keyof typeof tasks, number[]> = { file: [], shared: [], fresh: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['file', 'shared', 'fresh'] as const) {
        const before = processorTime(pids[name]);
        const done = await sendHttpLoad(tasks[name]);
        loads[name].push(done);
        cpuMs[name].push((processorTime(pids[name]) - before) / (done.perSecond * SECONDS));
      }
    }
    const rate = (name: keyof typeof tasks) => median(loads[name].map(({ perSecond }) => perSecond));

    report.note('home page as a file from bare node:http', `${rate('file').toFixed(0)}/s`);
    report.note(`home page that visitors share, ${MANY} connections`, `${rate('shared').toFixed(0)}/s`);
    const share = Math.round((median(cpuMs.file) / median(cpuMs.shared)) * 100) / 100;
    report.atLeast('rate against the file by processor time, home page that visitors share', share, 0.4);
    const ms = (name: keyof typeof tasks) => median(cpuMs[name]).toFixed(3);
    report.note(
      'processor time of a request: file, shared, afresh',
      `${ms('file')}, ${ms('shared')}, ${ms('fresh')} ms`,
    );
    const p95 = median(loads.fresh.map((one) => one.p95));
    report.note(
      `home page rendered afresh, ${FEW} connections`,
      `${rate('fresh').toFixed(0)}/s, p95 ${p95.toFixed(0)} ms`,
    );
  } finally {
    bare.kill();
    rmSync(folder, { recursive: true });
  }
}

function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject);
    }).once('error', reject);
  });
}
