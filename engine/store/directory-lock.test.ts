import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

const PROGRAM = join(import.meta.dirname, '../testing/programs/hold-directory.ts');
const started: ChildProcess[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sw-engine-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a process on the directory and waits for its first line. */
async function start(): Promise<{ child: ChildProcess; line: string; ms: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data');

  return { child, line: String(chunk).trim(), ms: performance.now() - begun };
}

describe('processes on one directory', { timeout: 30_000 }, () => {
  test('a second process refuses within 5 s and names the directory and the holder', async () => {
    const first = await start();

    const second = await start();

    expect(first.line).toBe('open');
    expect(second.line).toBe(
      `The database directory ${join(dataDir, 'database')} is in use by process ${first.child.pid}`,
    );
    expect(second.ms).toBeLessThan(5000);
  });

  test('a holder that was killed leaves nothing in the way', async () => {
    const first = await start();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();

    expect(second.line).toBe('open');
  });

  test('a holder that ends in order lets the next one in', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    const [code] = await once(first.child, 'exit');

    expect(code).toBe(0);
    expect((await start()).line).toBe('open');
  });
});

describe.each(['linux', 'darwin'] as const)('a lock as on %s', (platform) => {
  test.runIf(process.platform === 'linux' || platform === 'darwin')(
    'is held once and free after its release',
    async () => {
      const lock = await lockDirectory(dataDir, platform);

      await expect(lockDirectory(dataDir, platform)).rejects.toThrow(
        `${dataDir} is in use by process ${process.pid}`,
      );
      await lock.release();
      await (await lockDirectory(dataDir, platform)).release();

      expect(existsSync(`${dataDir}.lock`)).toBe(false);
    },
  );
});

describe('the lock file where there are no abstract sockets', () => {
  test('one of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(`${dataDir}.lock`, `${child.pid}\n`);

    const lock = await lockDirectory(dataDir, 'darwin');

    await expect(lockDirectory(dataDir, 'darwin')).rejects.toThrow(DirectoryInUseError);
    await lock.release();
  });

  test('one of another living process is respected', async () => {
    writeFileSync(`${dataDir}.lock`, `${process.ppid}\n`);

    await expect(lockDirectory(dataDir, 'darwin')).rejects.toThrow(`in use by process ${process.ppid}`);
    rmSync(`${dataDir}.lock`);
  });

  test('one that names nobody is taken over', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${dataDir}.lock`, '');

    await (await lockDirectory(dataDir, 'darwin')).release();
  });
});
