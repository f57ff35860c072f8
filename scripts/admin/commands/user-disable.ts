import type { Command } from 'commander';
import { disableAccount, enableAccount } from '#engine/operations/people/accounts.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';
import { jsonOption, type SiteOptions, siteOption } from '../shared-options.ts';

export function addUserDisable(parent: Command, admin: Admin): void {
  parent
    .command('disable')
    .description('sign somebody out everywhere and keep them out; the last owner stays')
    .argument('<email>', 'e-mail address')
    .addOption(siteOption())
    .addOption(jsonOption())
    .action((email: string, options: SiteOptions) =>
      admin.withStore(async ({ db }) => {
        const { site: spaceId } = options;
        const ended = await disableAccount(db, { spaceId, email, now: admin.now() });
        print(admin.terminal, options, {
          data: { site: spaceId, email, isDisabled: true, endedSessions: ended },
          lines: [`${email} cannot sign in to ${spaceId} any more. Ended sessions: ${ended}.`],
        });
      }),
    );

  parent
    .command('enable')
    .description('let somebody sign in again')
    .argument('<email>', 'e-mail address')
    .addOption(siteOption())
    .addOption(jsonOption())
    .action((email: string, options: SiteOptions) =>
      admin.withStore(async ({ db }) => {
        await enableAccount(db, { spaceId: options.site, email, now: admin.now() });
        print(admin.terminal, options, {
          data: { site: options.site, email, isDisabled: false },
          lines: [`${email} may sign in to ${options.site} again.`],
        });
      }),
    );
}
