import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Account = {
  id: string;
  spaceId: string;
  email: string;
  /** Whether letters to the address are known to reach whoever signs in. */
  isEmailVerified: boolean;
  /** The agent's uid; the account's own id where no agent belongs to it. */
  uid: string;
  name: string;
};

export type AccountWithPassword = Account & { passwordHash: string };

/** An account that may sign in, by its e-mail address in any letter case; disabled ones are not found. */
export async function findAccountByEmail(
  db: Kysely<Schema>,
  { spaceId, email }: { spaceId: string; email: string },
): Promise<AccountWithPassword | null> {
  const row = await activeAccounts(db, spaceId)
    .where((is) => is(is.fn<string>('lower', ['accounts.email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** An account that may sign in, by its own id. */
export async function findAccount(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Account | null> {
  const row = await activeAccounts(db, spaceId).where('accounts.id', '=', id).executeTakeFirst();

  return row ? toAccount(row) : null;
}

function activeAccounts(db: Kysely<Schema>, spaceId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('agents', (join) =>
      join.onRef('agents.space_id', '=', 'accounts.space_id').onRef('agents.uid', '=', 'accounts.agent_uid'),
    )
    .select(['accounts.id', 'accounts.space_id', 'accounts.email', 'accounts.agent_uid', 'agents.doc'])
    .select('accounts.password_hash')
    .where('accounts.space_id', '=', spaceId)
    .where('accounts.disabled_at', 'is', null);
}

type Row = {
  id: string;
  space_id: string;
  email: string;
  password_hash: string;
  agent_uid: string | null;
  doc: Record<string, unknown> | null;
};

function toAccount(row: Row): AccountWithPassword {
  const displayName = row.doc?.displayName;

  return {
    id: row.id,
    spaceId: row.space_id,
    email: row.email,
    // Whoever runs the site makes the accounts of its agents.
    isEmailVerified: true,
    uid: row.agent_uid ?? row.id,
    name: typeof displayName === 'string' && displayName ? displayName : row.email,
    passwordHash: row.password_hash,
  };
}
