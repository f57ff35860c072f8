import type { Command } from 'commander';
import { archiveSite, unarchiveSite } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';

/** A running site notices within five seconds. */
export function addSiteArchive(parent: Command, admin: Admin): void {
  parent
    .command('archive')
    .description('take a site offline and sign everybody out; its data stay')
    .argument('<site>', 'key of the site')
    .option('--json', 'write JSON')
    .action((id: string, options: { json?: boolean }) =>
      admin.withStore(async ({ db }) => {
        await archiveSite(db, { id, now: admin.now() });
        print(admin.terminal, options, {
          data: { id, isArchived: true },
          lines: [
            `The site ${id} is archived: it is no longer served. \`site unarchive ${id}\` brings it back.`,
          ],
        });
      }),
    );

  parent
    .command('unarchive')
    .description('serve an archived site again')
    .argument('<site>', 'key of the site')
    .option('--json', 'write JSON')
    .action((id: string, options: { json?: boolean }) =>
      admin.withStore(async ({ db }) => {
        await unarchiveSite(db, id);
        print(admin.terminal, options, {
          data: { id, isArchived: false },
          lines: [`The site ${id} is served again.`],
        });
      }),
    );
}
