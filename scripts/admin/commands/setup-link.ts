import type { Command } from 'commander';
import { issueSetupLink, SETUP_LINK_HOURS } from '#engine/setup/setup.ts';
import type { Admin } from '../admin-context.ts';
import { CommandError, EXIT } from '../exit-codes.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

export function addSetupLink(parent: Command, admin: Admin): void {
  parent
    .command('setup-link')
    .description(
      'a new link to set up the first site in a browser; a running site prints one at its start too',
    )
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      admin.withStore(async ({ db }) => {
        const path = await issueSetupLink(db, admin.now());
        if (!path) throw new CommandError(EXIT.usage, 'There is a site already; see `site create`.');

        print(admin.terminal, options, {
          data: { path, hours: SETUP_LINK_HOURS },
          lines: [
            `Open this path at a host name that leads to the server, once, within ${SETUP_LINK_HOURS} hours:`,
            path,
          ],
        });
      }),
    );
}
