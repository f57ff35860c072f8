import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/site.ts';

const INSTALLED = '/usr/lib/postgresql';

export type RunningPostgres = { url: string; pid: number; stop: () => void };

/** A PostgreSQL server in a temporary directory, from Debian's packages; `stop` ends it and removes its data. */
export async function startPostgres(): Promise<RunningPostgres> {
  const version =
    readdirSync(INSTALLED)
      .sort((one, other) => Number(one) - Number(other))
      .at(-1) ?? '';
  const programs = join(INSTALLED, version, 'bin');
  const directory = mkdtempSync(join(tmpdir(), 'strapwork-postgres-'));
  const data = join(directory, 'data');
  const port = await freePort();
  chmodSync(directory, 0o755);
  mkdirSync(data);
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', data]);
  const run = (command: string) =>
    isRoot
      ? execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'ignore' })
      : execFileSync('/bin/sh', ['-c', command], { stdio: 'ignore' });

  try {
    run(`${programs}/initdb -D ${data} -A trust -U strapwork --encoding=UTF8 --locale=C.UTF-8`);
    run(
      `${programs}/pg_ctl -D ${data} -s -w -l ${data}/log -o "-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB -c max_wal_size=4GB" start`,
    );
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  run(`${programs}/createdb -h 127.0.0.1 -p ${port} -U strapwork strapwork`);

  return {
    url: `postgres://strapwork@127.0.0.1:${port}/strapwork`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => {
      run(`${programs}/pg_ctl -D ${data} -s -m immediate stop`);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
