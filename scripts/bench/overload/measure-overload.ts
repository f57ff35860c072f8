import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningSite } from '../../lib/site.ts';
import { percentile } from '../percentile.ts';
import type { Report } from '../report.ts';
import { UNSHARED } from '../shared/unshared.ts';
import type { Overload, OverloadTask } from './overload-load.ts';

const WARM_UP_SECONDS = 5;
const SECONDS = 10;
/** As many as a busy site has at once. */
const NORMAL_CONNECTIONS = 16;
const CONNECTIONS = 400;
const TIMES = 10;
const HEALTH_EVERY_MS = 100;
const RECOVERY_LIMIT_MS = 20_000;

/**
 * Ten times as many pages as the process can render, none of them shared: those that it accepts, the rest, the health check
 * meanwhile, and the time until all is as before.
 */
export async function measureOverload({ origin }: RunningSite, report: Report): Promise<void> {
  const url = `${origin}/?${UNSHARED}`;
  await load({ url, connections: NORMAL_CONNECTIONS, seconds: WARM_UP_SECONDS });
  const normal = await load({ url, connections: NORMAL_CONNECTIONS, seconds: SECONDS });
  const capacity = normal.acceptedPerSecond;
  if (capacity === 0) throw new Error('No page was served: the machine is too busy for a measurement');
  report.note(
    `pages rendered afresh, ${NORMAL_CONNECTIONS} connections`,
    `${capacity.toFixed(0)}/s, p95 ${normal.p95.toFixed(0)} ms`,
  );

  const health = watchHealth(origin);
  const over = await load({
    url,
    connections: CONNECTIONS,
    seconds: SECONDS,
    perSecond: Math.ceil(capacity * TIMES),
  });
  const times = await health.stop();
  const recoveredMs = await recovery(url, normal.p95);

  const requested = over.accepted + over.rejected + over.wrong;
  report.note(
    `asked for ${(requested / SECONDS).toFixed(0)} pages a second, ${(requested / SECONDS / capacity).toFixed(1)} times as many`,
    `${over.acceptedPerSecond.toFixed(0)}/s accepted, ${(over.rejected / SECONDS).toFixed(0)}/s rejected`,
  );
  report.atLeast(
    'pages rendered under overload, in parts of normal',
    round(over.acceptedPerSecond / capacity),
    0.5,
  );
  report.atMost('responses that are neither the page nor 503 with Retry-After', over.wrong, 0);
  report.atMost('p95 of accepted pages under overload, times normal', round(over.p95 / normal.p95), 5, {
    digits: 2,
  });
  report.atMost('/health under overload, p95', percentile(times, 95), 100, { unit: 'ms' });
  report.atMost('until pages are as quick as before', recoveredMs, 5_000, { unit: 'ms' });
}

/** Pages one after the other until one is as quick as nineteen of twenty were. */
async function recovery(url: string, normalMs: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const at = performance.now();
    const response = await fetch(url);
    await response.text();
    const now = performance.now();
    if ((response.status === 200 && now - at <= normalMs) || now - begun > RECOVERY_LIMIT_MS)
      return now - begun;
  }
}

function watchHealth(origin: string) {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const at = performance.now();
      await (await fetch(`${origin}/health`)).text();
      times.push(performance.now() - at);
      await sleep(HEALTH_EVERY_MS);
    }
  })();

  return {
    async stop() {
      isOver = true;
      await watching;
      return times;
    },
  };
}

async function load(task: OverloadTask): Promise<Overload> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'overload-load.ts'), JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const output = (await buffer(child.stdout)).toString();
  const [code] = await ended;
  if (code !== 0) throw new Error(`The load of ${task.url} ended with ${code}`);

  return JSON.parse(output) as Overload;
}

const round = (value: number) => Math.round(value * 100) / 100;
