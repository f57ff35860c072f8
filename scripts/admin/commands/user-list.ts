import type { Command } from 'commander';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import { listAccounts } from '#engine/store/people/account-admin.ts';
import type { Admin } from '../admin-context.ts';
import { print, table } from '../print.ts';
import { jsonOption, type SiteOptions, siteOption } from '../shared-options.ts';

export function addUserList(parent: Command, admin: Admin): void {
  parent
    .command('list')
    .description('list who works on a site')
    .addOption(siteOption())
    .addOption(jsonOption())
    .action((options: SiteOptions) =>
      admin.withStore(async ({ db }) => {
        await requireSite(db, options.site);
        const accounts = await listAccounts(db, options.site);
        const state = ({ isDisabled, isInvited }: (typeof accounts)[number]) =>
          isDisabled ? 'disabled' : isInvited ? 'invited' : '';
        const rows = accounts.map((one) => [one.email, one.role, one.name, state(one)]);

        print(admin.terminal, options, {
          data: accounts.map(({ email, role, name, isDisabled, isInvited }) => ({
            email,
            role,
            name,
            isDisabled,
            isInvited,
          })),
          lines: table([['E-MAIL', 'ROLE', 'NAME', ''], ...rows]),
        });
      }),
    );
}
