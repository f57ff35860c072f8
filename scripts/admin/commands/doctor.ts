import type { Command } from 'commander';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import type { Admin } from '../admin-context.ts';
import {
  type Check,
  checkCounts,
  checkDatabase,
  checkDisk,
  checkFiles,
  checkHost,
  checkMail,
  checkMap,
  checkSites,
} from '../doctor.ts';
import { CommandError, EXIT } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

type Options = { host: string[]; json?: boolean };

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;

/** Finds out what is wrong; `onProblem` sets the exit code. */
export function addDoctor(parent: Command, admin: Admin, onProblem: () => void): void {
  parent
    .command('doctor')
    .description(
      'check database, migrations, clock, disk, file storage, mail, map, host names and TLS, and say what to do',
    )
    .option('--host <name>', 'a host name to check besides those of the sites', collect, [])
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { config, network } = admin;
      const now = admin.now();
      const stored = await lookAtStore(admin, now);
      const hosts = [...new Set([...stored.hosts, ...options.host])];
      const checks: Check[] = [
        ...stored.checks,
        await checkDisk(config),
        ...(config.s3 ? [await checkFiles(await openStorage(config))] : []),
        ...(await checkCounts(config)),
        await checkMail(config, network),
        checkMap(config),
        ...(
          await Promise.all(hosts.map((host) => checkHost(host, { port: config.port, now, network })))
        ).flat(),
      ];
      const isWell = checks.every(({ status }) => status !== 'problem');

      print(admin.terminal, options, {
        data: { isWell, checks },
        lines: checks.flatMap(({ subject, status, message, advice }) => [
          `${MARKS[status]} ${subject}: ${message}`,
          ...(advice ? [`  ${advice}`] : []),
        ]),
      });
      if (!isWell) onProblem();
    });
}

/** A site that runs on PGlite holds the database: that is no problem. */
async function lookAtStore(admin: Admin, now: Date): Promise<{ checks: Check[]; hosts: string[] }> {
  try {
    return await admin.withRawStore(async (store) => {
      const checks = await checkDatabase(store, now);
      const isCurrent = checks.every(({ subject, status }) => subject !== 'migrations' || status === 'ok');
      const sites = isCurrent ? await checkSites(store) : { checks: [], hosts: [] };

      return { checks: [...checks, ...sites.checks], hosts: sites.hosts };
    });
  } catch (error) {
    if (!(error instanceof CommandError) || error.exit !== EXIT.store) throw error;
    const isRunning = error.message.includes('is in use by');
    const advice = isRunning
      ? 'Name its host names with --host, or stop it to check the database.'
      : 'Check DATABASE_URL, and that the database runs.';
    const status = isRunning ? ('warning' as const) : ('problem' as const);

    return { checks: [{ subject: 'database', status, message: error.message, advice }], hosts: [] };
  }
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}
