import { checkPassword } from '#domain/account/password.ts';
import type { EngineContext } from '#engine/context.ts';
import { recordAudit } from '#engine/audit/record.ts';
import { badInput } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { loginMessages, problemText } from '#engine/identity/login/login-messages.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import { updatePassword } from '#engine/store/people/account-table.ts';
import { confirmAgent, type OwnChange } from './people/confirm-agent.ts';

/** The editor is in English. */
const EDITOR = loginMessages('en');

/** Changes an agent's password and ends their sessions but the one of the token; returns how many. */
export async function changePassword(
  context: Pick<EngineContext, 'db' | 'clock'>,
  { password, ...own }: OwnChange & { password: string },
): Promise<number> {
  const { db, clock } = context;
  const account = await confirmAgent(context, own);
  const problem = checkPassword(password, { email: account.email, name: account.name });
  if (problem) throw badInput('password', problemText(EDITOR, { password: problem }).password ?? problem);

  const { spaceId, uid, token } = own;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { spaceId, id: account.id, passwordHash });
    const change = { kind: 'person', action: 'password set', subject: account.email } as const;
    await recordAudit(transaction, { spaceId, at: clock(), ...change });

    return endSessions(
      transaction,
      { kind: 'agent', spaceId, subject: uid, accountId: account.id },
      { except: token },
    );
  });
}
