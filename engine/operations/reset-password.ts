import { endSessions } from '#engine/identity/end-sessions.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import { findAccountByEmail, updatePassword } from '#engine/store/people/account-table.ts';
import type { Store } from '#engine/store/database/db.ts';

/** Sets an agent's password and ends their sessions; returns how many, null for an unknown account. */
export async function resetPassword(
  { db }: Pick<Store, 'db'>,
  { spaceId, email, password }: { spaceId: string; email: string; password: string },
): Promise<number | null> {
  const account = await findAccountByEmail(db, { spaceId, email });
  if (!account) return null;

  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { spaceId, id: account.id, passwordHash });

    return endSessions(transaction, { kind: 'agent', spaceId, subject: account.uid, accountId: account.id });
  });
}
