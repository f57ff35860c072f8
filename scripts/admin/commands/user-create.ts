import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Role } from '#domain/site/roles.ts';
import { createAccount } from '#engine/operations/people/accounts.ts';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';
import { readPassword } from '../read-password.ts';
import { jsonOption, roleOption, type SiteOptions, siteOption } from '../shared-options.ts';

type Options = SiteOptions & { name: string; role: Role; team?: boolean; passwordStdin?: boolean };

export function addUserCreate(parent: Command, admin: Admin): void {
  parent
    .command('create')
    .description('create an account with a password, which is printed unless you give one')
    .argument('<email>', 'e-mail address')
    .addOption(siteOption())
    .requiredOption('--name <text>', 'name')
    .addOption(roleOption())
    .option('--team', 'show them in the team; agents always are')
    .option('--password-stdin', 'read the password from the standard input')
    .addOption(jsonOption())
    .action(async (email: string, options: Options) => {
      const { site: spaceId, name, role, team = false, passwordStdin = false } = options;
      const password = passwordStdin
        ? await readPassword(admin.terminal)
        : randomBytes(15).toString('base64url');

      await admin.withStore(async ({ db }) => {
        await requireSite(db, spaceId);
        const isInTeam = team || role === 'agent';
        await createAccount(db, { spaceId, email, name, role, isInTeam, password, now: admin.now() });
        print(admin.terminal, options, {
          data: { site: spaceId, email, role, ...(!passwordStdin && { password }) },
          lines: [
            `${email} may sign in to ${spaceId} as ${role}.`,
            ...(passwordStdin ? [] : [`The password is ${password}`]),
          ],
        });
      });
    });
}
