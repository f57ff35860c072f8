import type { Command } from 'commander';
import type { Role } from '#domain/site/roles.ts';
import { createAccount } from '#engine/operations/people/accounts.ts';
import { requireSite } from '#engine/operations/sites/manage-sites.ts';
import { findAccountEntry } from '#engine/store/people/account-admin.ts';
import type { Admin } from '../admin-context.ts';
import { wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { type SendOptions, sendLink } from '../send-link.ts';
import {
  jsonOption,
  originOption,
  printOption,
  roleOption,
  type SiteOptions,
  siteOption,
} from '../shared-options.ts';

type Options = SiteOptions & SendOptions & { name: string; role: Role; team?: boolean };

export function addUserInvite(parent: Command, admin: Admin): void {
  parent
    .command('invite')
    .description('create an account and send a link to choose a password, which works once within a week')
    .argument('<email>', 'e-mail address; one that was invited before gets a new link')
    .addOption(siteOption())
    .requiredOption('--name <text>', 'name')
    .addOption(roleOption())
    .option('--team', 'show them in the team; agents always are')
    .addOption(printOption())
    .addOption(originOption())
    .addOption(jsonOption())
    .action((email: string, options: Options) =>
      admin.withStore(async (store) => {
        const { site: spaceId, name, role, team = false } = options;
        await requireSite(store.db, spaceId);
        const known = await findAccountEntry(store.db, { spaceId, email });
        if (known && !known.isInvited)
          throw wrongArgument('<email>', `${email} has an account on this site already; see \`user reset\`.`);

        const person = { spaceId, email, name, role, isInTeam: team || role === 'agent', password: null };
        const accountId = known?.id ?? (await createAccount(store.db, { ...person, now: admin.now() }));
        const sent = await sendLink(admin, store, {
          siteId: spaceId,
          accountId,
          email,
          purpose: 'invitation',
          print: options.print,
          origin: options.origin,
        });
        print(admin.terminal, options, {
          data: { site: spaceId, email, role: known?.role ?? role, link: sent.link },
          lines: [`${email} is invited to ${spaceId} as ${known?.role ?? role}.`, ...sent.lines],
        });
      }),
    );
}
