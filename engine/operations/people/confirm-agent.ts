import type { EngineContext } from '#engine/context.ts';
import { badInput } from '#engine/errors.ts';
import { isRecent } from '#engine/identity/account/account-changes.ts';
import { loginMessages } from '#engine/identity/login/login-messages.ts';
import { verifyPassword } from '#engine/identity/passwords.ts';
import { createSignInLimit } from '#engine/identity/sign-in-limit.ts';
import { NO_PASSWORD } from '#engine/store/people/account-admin.ts';
import { type AccountWithPassword, findAccountOfAgent } from '#engine/store/people/account-table.ts';
import { listSessionsOf } from '#engine/store/people/session-table.ts';

/** The editor is in English. */
const EDITOR = loginMessages('en');

export type OwnChange = {
  spaceId: string;
  /** The signed-in agent. */
  uid: string;
  /** Token of the session from which the call came. */
  token: string;
  /** The password that the agent typed. */
  current: string;
};

/** The agent's account, confirmed by its password; without one, by a sign-in a moment ago. */
export async function confirmAgent(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, uid, token, current }: OwnChange,
): Promise<AccountWithPassword> {
  const account = await findAccountOfAgent(db, { spaceId, uid });
  if (!account) throw badInput('current', 'You have no account here.');

  if (account.passwordHash === NO_PASSWORD) {
    const now = clock();
    const sessions = await listSessionsOf(db, { kind: 'agent', spaceId, subject: uid, now });
    const own = sessions.find(({ id_token }) => id_token === token);
    if (own && isRecent({ signedInAt: own.created_at, now })) return account;
    throw badInput(
      'current',
      'Your sign-in is more than ten minutes old. Sign out, sign in again, and repeat this.',
    );
  }

  // Limits guessing of the password from an unattended signed-in browser.
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

  return account;
}
