import type { Command } from 'commander';
import { setMainHostName } from '#engine/operations/sites/host-names.ts';
import { addHost, readHost, removeHost, requireSite } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';

type Options = { json?: boolean };

export function addSiteHost(parent: Command, admin: Admin): void {
  const host = parent.command('host').description('the host names of a site');

  host
    .command('add')
    .description('serve a site on another host name')
    .argument('<site>', 'key of the site')
    .argument('<host>', 'host name, for example www.example.com')
    .option('--json', 'write JSON')
    .action((id: string, name: string, options: Options) =>
      admin.withStore(async ({ db }) => {
        const added = await addHost(db, { id, host: name, now: admin.now() });
        const { hosts } = await requireSite(db, id);
        print(admin.terminal, options, {
          data: { id, host: added, hosts },
          lines: [`The site ${id} is served on ${hosts.join(', ')}. Point ${added} at this server.`],
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
          lines: [`The site ${id} is served on ${hosts.join(', ')}.`],
        });
      }),
    );

  host
    .command('main')
    .description('choose the host name that mails and search engines are given')
    .argument('<site>', 'key of the site')
    .argument('<host>', 'one of its host names')
    .option('--json', 'write JSON')
    .action((id: string, name: string, options: Options) =>
      admin.withStore(async ({ db }) => {
        await requireSite(db, id);
        const main = readHost(name);
        await setMainHostName({ db, clock: admin.now }, { spaceId: id, host: main });
        print(admin.terminal, options, {
          data: { id, host: main },
          lines: [`Mails and search engines are given ${main}.`],
        });
      }),
    );
}
