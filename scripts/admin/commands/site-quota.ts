import type { Command } from 'commander';
import { setQuota } from '#engine/operations/sites/site-quota.ts';
import type { Admin } from '../admin-context.ts';
import { wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

const DEFAULT = 'default';
const MB_MAX = 10_000_000;

export function addSiteQuota(parent: Command, admin: Admin): void {
  parent
    .command('quota')
    .description('show or set how much the files of a site may take')
    .argument('<site>', 'key of the site')
    .argument('[megabytes]', `the limit, or "${DEFAULT}" for FILES_QUOTA_MB`)
    .addOption(jsonOption())
    .action((id: string, typed: string | undefined, options: { json?: boolean }) =>
      admin.withStore(async ({ db }) => {
        const { used, own } = await setQuota(db, { id, quota: readQuota(typed) });
        const serverMb = admin.config.filesQuotaBytes / 1024 ** 2;
        const usedMb = Math.ceil(used / 1024 ** 2);
        print(admin.terminal, options, {
          data: { id, usedBytes: used, quotaMb: own ?? serverMb, isOwn: own !== null },
          lines: [
            `The files of ${id} take ${usedMb} MB of ${own ?? serverMb} MB${own === null ? ', the limit of the server' : ''}.`,
          ],
        });
      }),
    );
}

/** Undefined leaves it as it is. */
function readQuota(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === DEFAULT) return null;
  const quota = Number(typed);
  if (!Number.isInteger(quota) || quota < 1 || quota > MB_MAX)
    throw wrongArgument('[megabytes]', `"${typed}" is neither a whole number of megabytes nor "${DEFAULT}".`);

  return quota;
}
