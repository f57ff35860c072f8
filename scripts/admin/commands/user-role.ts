import { Argument, type Command } from 'commander';
import { ROLES, type Role } from '#domain/site/roles.ts';
import { changeRole } from '#engine/operations/people/accounts.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';
import { jsonOption, type SiteOptions, siteOption } from '../shared-options.ts';

export function addUserRole(parent: Command, admin: Admin): void {
  parent
    .command('role')
    .description('change what somebody may do; the last owner stays one')
    .argument('<email>', 'e-mail address')
    .addArgument(new Argument('<role>', 'the new role').choices(ROLES))
    .addOption(siteOption())
    .addOption(jsonOption())
    .action((email: string, role: Role, options: SiteOptions) =>
      admin.withStore(async ({ db }) => {
        await changeRole(db, { spaceId: options.site, email, role, now: admin.now() });
        print(admin.terminal, options, {
          data: { site: options.site, email, role },
          lines: [`${email} is ${role} of ${options.site} from now on.`],
        });
      }),
    );
}
