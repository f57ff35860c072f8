import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programCommand } from '../../testing/run-program.ts';
import { writeStoreTemplate } from '../../testing/store-template.ts';
import { lockDirectory } from './directory-lock.ts';

const PROGRAM = programCommand('hold-directory.ts');
const mayUnshare = spawnSync('unshare', ['-n', 'true']).status === 0;
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0;
const started: ChildProcess[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'sw-engine-lock-')));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

type Started = { child: ChildProcess; line: string; ms: number };

/** Starts a process on the directory, optionally through another program, and waits for its first line. */
async function start(directory = dataDir, by: readonly string[] = []): Promise<Started> {
  const begun = performance.now();
  const [command = '', ...rest] = [...by, ...PROGRAM, directory];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data');

  return { child, line: String(chunk).trim(), ms: performance.now() - begun };
}

function rejection(pid: number | undefined): string {
  const directory = join(dataDir, 'database');

  return `The database directory ${directory} is in use by process ${pid} on host ${hostname()}`;
}

describe('processes on one directory', { timeout: 60_000 }, () => {
  beforeEach(() => writeStoreTemplate(dataDir));

  test('a second process exits within 5 s and names the directory and the holder', async () => {
    const first = await start();

    const second = await start();

    expect(first.line).toBe('open');
    expect(second.line).toBe(rejection(first.child.pid));
    expect(second.ms).toBeLessThan(5000);
  });

  test.skipIf(!mayUnshare)('a second process in another network namespace is rejected as well', async () => {
    const first = await start(dataDir, ['unshare', '-n']);

    expect(first.line).toBe('open');
    expect((await start(dataDir, ['unshare', '-n'])).line).toBe(rejection(first.child.pid));
    expect((await start()).line).toBe(rejection(first.child.pid));
  });

  test.skipIf(!mayMount)('the same directory by a symbolic link or a bind mount is rejected', async () => {
    const first = await start();
    const link = `${dataDir}-link`;
    symlinkSync(dataDir, link);
    const mounted = join(dataDir, 'mounted');
    mkdirSync(mounted);
    const mount = `mount --bind ${dataDir} ${mounted} && exec "$@"`;

    try {
      expect((await start(link)).line).toBe(rejection(first.child.pid));
      const byMount = await start(mounted, ['unshare', '-m', 'sh', '-c', mount, 'sh']);
      expect(byMount.line).toBe(rejection(first.child.pid).replace(dataDir, mounted));
    } finally {
      rmSync(link);
    }
  });

  test('a killed holder does not block the next one', async () => {
    const first = await start();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();

    expect(second.line).toBe('open');
    expect(second.ms).toBeLessThan(5000);
  });

  test('a holder that exits cleanly releases the lock', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    const [code] = await once(first.child, 'exit');

    expect(code).toBe(0);
    expect((await start()).line).toBe('open');
  });
});

describe('a lock', () => {
  test('is exclusive, and free after its release', () => {
    const lock = lockDirectory(dataDir);

    expect(() => lockDirectory(dataDir)).toThrow(`${dataDir} is in use by process ${process.pid}`);
    lock.release();

    lockDirectory(dataDir).release();
  });

  test('ignores a file that names a process: only the kernel lock counts', () => {
    writeFileSync(join(dataDir, 'strapwork.lock'), `process ${process.ppid} on host elsewhere\n`);

    lockDirectory(dataDir).release();
  });
});
