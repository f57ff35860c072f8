import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './site.ts';

const READY_MS = 30_000;

/** Program folders of Debian, Homebrew and PostgreSQL's installers, which are rarely in the PATH. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
];

export type TemporaryPostgres = {
  url: string;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
  /** Ends the server and its replicas like a crash; `resume` starts them again with their data. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  /** Shuts the server down and copies its data to a new folder, from which `startPostgres` starts others. */
  saveTo: (folder: string) => Promise<void>;
  /** A replica of this server for reads; stopped with it. */
  addReplica: () => Promise<{ url: string }>;
};

/** The folder of the newest PostgreSQL on this machine, or null. */
export function findPostgres(
  places: readonly string[] = PLACES,
  path = process.env.PATH ?? '',
): string | null {
  const found = places
    .flatMap((place) => globSync(place))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const candidates = [...found, ...path.split(delimiter).filter(Boolean)];

  return (
    candidates.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ??
    null
  );
}

/** A temporary server on loopback, empty or with saved data. PostgreSQL does not run as root: then it runs as `postgres`. */
export async function startPostgres(bin: string, saved?: string): Promise<TemporaryPostgres> {
  const owner = process.getuid?.() === 0 ? userOf('postgres') : null;
  const folder = mkdtempSync(join(tmpdir(), 'strapwork-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // That user may not have access to the tests' working directory.
  const as = { ...owner, cwd: folder };
  const remove = () => rmSync(folder, { recursive: true, force: true });

  try {
    if (saved) copyData(saved, data);
    else initialise(bin, data, as);
  } catch (error) {
    remove();
    throw error;
  }

  const main = createServer(bin, { data, port: await freePort(), folder, as });
  const replicas: DatabaseServer[] = [];
  const halt = async () => {
    for (const server of [...replicas, main]) await server.halt();
  };
  const stop = async () => {
    await halt();
    remove();
  };
  const started = await main.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return {
    ...started,
    stop,
    halt,
    async resume() {
      for (const server of [main, ...replicas]) await server.start();
    },
    async saveTo(target) {
      await main.halt('SIGINT');
      copyData(data, target);
    },
    async addReplica() {
      const copy = join(folder, `replica-${replicas.length}`);
      const from = ['-h', '127.0.0.1', '-p', String(main.port), '-U', 'strapwork'];
      const copied = spawnSync(
        join(bin, 'pg_basebackup'),
        [...from, '-D', copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
        { ...as, encoding: 'utf8' },
      );
      if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`);
      const replica = createServer(bin, { data: copy, port: await freePort(), folder, as });
      replicas.push(replica);

      return replica.start();
    },
  };
}

function initialise(bin: string, data: string, as: RunsAs): void {
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'strapwork', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
}

/** With owners and modes, which PostgreSQL checks. */
function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
}

type DatabaseServer = {
  port: number;
  start(): Promise<{ url: string }>;
  /** At once, since the data is temporary, unless the signal asks for an orderly shutdown. */
  halt(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>;
};
type RunsAs = { uid?: number; gid?: number; cwd: string };
type ServerOptions = {
  data: string;
  port: number;
  folder: string;
  as: RunsAs;
};

function createServer(bin: string, { data, port, folder, as }: ServerOptions): DatabaseServer {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The data is temporary.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // What was committed is sent to replicas this late.
    wal_writer_delay: '20ms',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://strapwork@127.0.0.1:${port}/postgres`;
  let running: { server: ChildProcess; ended: Promise<void> } | null = null;

  return {
    port,
    async start() {
      const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running = { server, ended: new Promise((resolve) => server.once('exit', () => resolve())) };
      let log = '';
      server.stderr.on('data', (chunk) => {
        log += chunk;
      });
      const until = Date.now() + READY_MS;
      while (!(await responds(url))) {
        if (server.exitCode !== null || Date.now() > until)
          throw new Error(`PostgreSQL did not start:\n${log}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return { url };
    },
    async halt(signal = 'SIGQUIT') {
      running?.server.kill(signal);
      await running?.ended;
      running = null;
    },
  };
}

async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  return { uid: id('-u'), gid: id('-g') };
}
