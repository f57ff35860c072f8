import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A production site with its own port and data directory; stopped by its process id. */
export type RunningSite = {
  port: number;
  origin: string;
  dataDir: string;
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
};

export async function startSite(
  options: {
    dataDir?: string;
    port?: number;
    env?: Record<string, string>;
    timeoutMs?: number;
    /** One process, or the parent of several. */
    program?: 'web/server.ts' | 'web/processes/cluster.ts';
    /** Node's room for young objects; as in production unless given. */
    semiSpaceMb?: number;
  } = {},
): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'strapwork-site-'));
  const child = spawn(
    process.execPath,
    [
      `--max-semi-space-size=${options.semiSpaceMb ?? 8}`,
      '--heap-growing-percent=50',
      options.program ?? 'web/server.ts',
    ],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: '1',
        DATA_DIR: dataDir,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });

  const site: RunningSite = {
    port,
    origin: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
        await exited;
        clearTimeout(killer);
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };

  await ready(site, options.timeoutMs ?? 180_000);
  return site;
}

async function ready(site: RunningSite, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (site.process.exitCode !== null) throw new Error(`The site ended while starting:\n${site.output()}`);
    const hasResponded = await fetch(`http://127.0.0.1:${site.port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (hasResponded) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await site.stop();
  throw new Error(`The site did not respond within ${timeoutMs / 1000} s:\n${site.output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address === 'string') return reject(new Error('no port'));
      server.close(() => resolve(address.port));
    });
  });
}
