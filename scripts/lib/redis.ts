import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './site.ts';

const READY_MS = 10_000;
const PROGRAMS = ['redis-server', 'valkey-server'];

export type TemporaryRedis = {
  url: string;
  /** Ends the server, which has nothing on disk; `resume` starts it empty at the same port. */
  stop: () => Promise<void>;
  resume: () => Promise<void>;
};

/** The path of a Redis-compatible server on this machine, or null. */
export function findRedis(path = `${process.env.PATH ?? ''}${delimiter}/usr/bin`): string | null {
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => PROGRAMS.map((name) => join(folder, name)));

  return candidates.find((file) => existsSync(file)) ?? null;
}

/** An empty, temporary server on loopback that stores nothing. */
export async function startRedis(program: string): Promise<TemporaryRedis> {
  const port = await freePort();
  let running: { kill: () => void; ended: Promise<unknown> } | null = null;

  const stop = async () => {
    running?.kill();
    await running?.ended;
    running = null;
  };
  const start = async () => {
    const server = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore', cwd: '/' },
    );
    running = {
      kill: () => void server.kill('SIGTERM'),
      ended: new Promise((resolve) => server.once('exit', resolve)),
    };
    const until = Date.now() + READY_MS;
    while (!(await responds(port))) {
      if (server.exitCode !== null || Date.now() > until) {
        await stop();
        throw new Error(`${program} did not start`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await start();

  return { url: `redis://127.0.0.1:${port}`, stop, resume: start };
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('error', () => end(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
  });
}
