/**
 * One process a PGlite directory: two would destroy it without an error from either.
 * On Linux the lock is an abstract socket, which the kernel frees however the process ends; elsewhere it is a file.
 */

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { lockByFile } from './lock-file.ts';

export type DirectoryLock = { release(): Promise<void> };

/** How long a holder that is busy opening its database may take to say its pid. */
const ASK_PID_TIMEOUT_MS = 2000;

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(directory: string, pid: number | null) {
    super(`The database directory ${directory} is in use by process ${pid ?? '(unknown)'}`);
  }
}

/** Takes the lock of an existing directory or throws DirectoryInUseError. */
export async function lockDirectory(directory: string, platform = process.platform): Promise<DirectoryLock> {
  const path = realpathSync(resolve(directory));
  const pidFile = `${path}.lock`;

  return platform === 'linux' ? lockBySocket(path, pidFile) : lockByFile(path, pidFile);
}

async function lockBySocket(directory: string, pidFile: string): Promise<DirectoryLock> {
  const address = `\0strapwork-${createHash('sha256').update(directory).digest('hex')}`;
  const server = await listen(address);
  if (!server) throw new DirectoryInUseError(directory, (await askPid(address)) ?? readPid(pidFile));

  writeFileSync(pidFile, `${process.pid}\n`);

  return {
    release: async () => {
      rmSync(pidFile, { force: true });
      await new Promise((done) => server.close(done));
    },
  };
}

/** The listening server, or null when another process listens there. */
function listen(address: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(String(process.pid));
    });
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    );
    server.listen({ path: address }, () => done(server));
  });
}

function askPid(address: string): Promise<number | null> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect({ path: address });
    socket.setTimeout(ASK_PID_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(Number(answer) || null));
  });
}

/** The pid that a lock file names. */
export function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}
