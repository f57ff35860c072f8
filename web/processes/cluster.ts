import cluster from 'node:cluster';
import { join } from 'node:path';
import pino from 'pino';
import { type Config, ConfigError, readConfig } from '#engine/config/config.ts';
import { READY_MESSAGE } from './worker-process.ts';

/** A process that lived for less is started again after a growing pause. */
const STABLE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** Above the ten seconds that a process takes at most to end (shutdown.ts). */
const STOP_LIMIT_MS = 12_000;

/** `npm run cluster`: one process for each core, all at one port; one that dies is replaced. */
const config = read();
const log = pino({ level: config.logLevel });
let isStopping = false;

cluster.setupPrimary({ exec: join(import.meta.dirname, '../server.ts') });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

// The first one migrates the store alone, and logs why it cannot start.
await start(0, { isFirst: true });
for (let slot = 1; slot < config.processes; slot++) await start(slot);
if (!isStopping) log.info({ processes: config.processes }, 'All processes are ready');

type Start = { isFirst?: boolean; failures?: number };

/** Resolves when the process is ready; one that ends later is started again in the same slot. */
function start(slot: number, { isFirst = false, failures = 0 }: Start = {}): Promise<void> {
  if (isStopping) return Promise.resolve();
  const begun = performance.now();
  const worker = cluster.fork({ CLUSTER_SLOT: String(slot), CLUSTER_FIRST: isFirst ? '1' : '' });
  const { pid } = worker.process;
  let isReady = false;

  return new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message !== READY_MESSAGE) return;
      isReady = true;
      log.info({ slot, servingPid: pid }, 'A process is ready');
      resolve();
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return resolve();
      if (isFirst && !isReady) process.exit(code || 1);

      const next = isReady && performance.now() - begun > STABLE_MS ? 0 : failures + 1;
      log.error({ slot, endedPid: pid, code, signal }, 'A process ended and is started again');
      const again = () => void start(slot, { failures: next }).then(resolve);
      if (next === 0) again();
      else setTimeout(again, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (next - 1)));
    });
  });
}

/** Each process finishes its requests; this one ends after all of them. */
function stop(signal: NodeJS.Signals): void {
  if (isStopping) return;
  isStopping = true;
  const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const end = (code: number) => process.exit(code);
  if (running.length === 0) end(0);

  let left = running.length;
  for (const worker of running) {
    worker.once('exit', () => {
      left--;
      if (left === 0) end(0);
    });
    worker.process.kill(signal);
  }
  setTimeout(() => {
    for (const worker of running) worker.process.kill('SIGKILL');
    end(1);
  }, STOP_LIMIT_MS);
}

function read(): Config {
  try {
    const config = readConfig();
    if (config.processes > 1 && !config.databaseUrl)
      throw new ConfigError(
        'PROCESSES needs DATABASE_URL: the embedded database is used by one process, which `npm run serve` starts',
      );
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
