import { checkPassword } from '#domain/account/password.ts';
import type { EngineContext } from '#engine/context.ts';
import { recordAudit } from '#engine/audit/record.ts';
import { badInput } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { loginMessages, problemText } from '#engine/identity/login/login-messages.ts';
import { hashPassword, verifyPassword } from '#engine/identity/passwords.ts';
import { createSignInLimit } from '#engine/identity/sign-in-limit.ts';
import { findAccountOfAgent, updatePassword } from '#engine/store/people/account-table.ts';

/** The editor speaks English. */
const EDITOR = loginMessages('en');

type Change = {
  spaceId: string;
  /** The signed-in agent. */
  uid: string;
  /** Token of the session that stays. */
  token: string;
  current: string;
  password: string;
};

/** Changes an agent's password and ends their other sessions; returns how many. */
export async function changePassword(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, uid, token, current, password }: Change,
): Promise<number> {
  const account = await findAccountOfAgent(db, { spaceId, uid });
  if (!account) throw badInput('current', 'You have no password here.');

  // Limits guessing of the current password from an unattended signed-in browser.
  const limit = createSignInLimit(db, clock);
  const attempt = {
    kind: 'agent' as const,
    spaceId,
    email: account.email,
    ip: `session of ${account.id}`,
  };
  if (!(await limit.begin(attempt))) throw badInput('current', EDITOR('signIn.blocked'));
  if (!(await verifyPassword(current, account.passwordHash)))
    throw badInput('current', 'This is not your password.');
  await limit.succeed(attempt);

  const problem = checkPassword(password, { email: account.email, name: account.name });
  if (problem) throw badInput('password', problemText(EDITOR, { password: problem }).password ?? problem);

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
