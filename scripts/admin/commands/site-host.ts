import type { Command } from 'commander';
import { addHost, removeHost, requireSite } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';

type Options = { json?: boolean };

export function addSiteHost(parent: Command, admin: Admin): void {
  const host = parent.command('host').description('the host names a site answers on');

  host
    .command('add')
    .description('let a site answer on another host name')
    .argument('<site>', 'key of the site')
    .argument('<host>', 'host name, for example www.example.com')
    .option('--json', 'write JSON')
    .action((id: string, name: string, options: Options) =>
      admin.withStore(async ({ db }) => {
        const added = await addHost(db, { id, host: name, now: admin.now() });
        const { hosts } = await requireSite(db, id);
        print(admin.terminal, options, {
          data: { id, host: added, hosts },
          lines: [`The site ${id} answers on ${hosts.join(', ')}. Point ${added} at this server.`],
        });
      }),
    );

  host
    .command('remove')
    .description('take a host name from a site')
    .argument('<site>', 'key of the site')
    .argument('<host>', 'host name')
    .option('--json', 'write JSON')
    .action((id: string, name: string, options: Options) =>
      admin.withStore(async ({ db }) => {
        const removed = await removeHost(db, { id, host: name, now: admin.now() });
        const { hosts } = await requireSite(db, id);
        print(admin.terminal, options, {
          data: { id, host: removed, hosts },
          lines: [`The site ${id} answers on ${hosts.join(', ')}.`],
        });
      }),
    );
}
