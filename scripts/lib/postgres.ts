import { execFileSync, spawn, spawnSync } from 'node:child_process';
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

export type TemporaryPostgres = { url: string; stop: () => Promise<void> };

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

/** An empty, temporary server on loopback. PostgreSQL refuses to run as root: then it runs as `postgres`. */
export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const owner = process.getuid?.() === 0 ? userOf('postgres') : null;
  const folder = mkdtempSync(join(tmpdir(), 'strapwork-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // That user may not have access to the tests' working directory.
  const as = { ...owner, cwd: folder };
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'strapwork', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The data is temporary.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    // Immediate shutdown, since the data is temporary.
    server.kill('SIGQUIT');
    await ended;
    remove();
  };

  const url = `postgres://strapwork@127.0.0.1:${port}/postgres`;
  const until = Date.now() + READY_MS;
  while (!(await responds(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
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
