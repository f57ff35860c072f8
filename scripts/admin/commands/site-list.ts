import type { Command } from 'commander';
import { listSites } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { print, table } from '../print.ts';

export function addSiteList(parent: Command, admin: Admin): void {
  parent
    .command('list')
    .description('list all sites, archived ones included')
    .option('--json', 'write JSON')
    .action((options: { json?: boolean }) =>
      admin.withStore(async ({ db }) => {
        const sites = await listSites(db);
        const rows = sites.map(({ id, siteName, hosts, source, isArchived }) => [
          id,
          siteName,
          hosts.join(', '),
          source,
          isArchived ? 'archived' : '',
        ]);
        const lines = table([['SITE', 'NAME', 'HOSTS', 'LISTINGS', ''], ...rows]);

        print(admin.terminal, options, {
          data: sites,
          lines: sites.length > 0 ? lines : ['There are no sites.'],
        });
      }),
    );
}
