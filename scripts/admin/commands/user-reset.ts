import type { Command } from 'commander';
import { requireAccount, setAccountPassword } from '#engine/operations/people/accounts.ts';
import type { Admin } from '../admin-context.ts';
import { wrongArgument } from '../exit-codes.ts';
import { print } from '../print.ts';
import { readPassword } from '../read-password.ts';
import { type SendOptions, sendLink } from '../send-link.ts';
import { jsonOption, originOption, printOption, type SiteOptions, siteOption } from '../shared-options.ts';

type Options = SiteOptions & SendOptions & { passwordStdin?: boolean };

export function addUserReset(parent: Command, admin: Admin): void {
  parent
    .command('reset')
    .description('send a link to choose a new password, which works once within a day, or set one')
    .argument('<email>', 'e-mail address')
    .addOption(siteOption())
    .addOption(printOption())
    .addOption(originOption())
    .option('--password-stdin', 'set the password on the standard input and end all sessions')
    .addOption(jsonOption())
    .action(async (email: string, options: Options) => {
      const password = options.passwordStdin ? await readPassword(admin.terminal) : null;

      await admin.withStore(async (store) => {
        const { site: spaceId } = options;
        const account = await requireAccount(store.db, { spaceId, email });
        if (account.isDisabled)
          throw wrongArgument('<email>', `The account of ${email} is disabled; see \`user enable\`.`);

        if (password !== null) {
          const ended = await setAccountPassword(store.db, { spaceId, account, password, now: admin.now() });
          return print(admin.terminal, options, {
            data: { site: spaceId, email, link: null, endedSessions: ended },
            lines: [`The password of ${email} is set. Ended sessions: ${ended}.`],
          });
        }

        const { print: isPrinted, origin } = options;
        const target = { siteId: spaceId, accountId: account.id, email: account.email };
        const purpose = 'reset-password' as const;
        const sent = await sendLink(admin, store, { ...target, purpose, print: isPrinted, origin });
        return print(admin.terminal, options, {
          data: { site: spaceId, email, link: sent.link },
          lines: sent.lines,
        });
      });
    });
}
