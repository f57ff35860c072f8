import type { Kysely } from 'kysely';
import { tidyEmail } from '#domain/account/sign-up.ts';
import type { Role } from '#domain/site/roles.ts';
import type { Schema } from '../schema.ts';

export type Account = {
  id: string;
  spaceId: string;
  email: string;
  /** Whether the email is verified. */
  isEmailVerified: boolean;
  /** The agent's uid; the account's own id when it has no agent. */
  uid: string;
  name: string;
  /** Null for a customer. */
  role: Role | null;
};

export type AccountWithPassword = Account & { passwordHash: string };

/** An enabled account by email in any letter case. */
export async function findAccountByEmail(
  db: Kysely<Schema>,
  { spaceId, email }: { spaceId: string; email: string },
): Promise<AccountWithPassword | null> {
  const row = await activeAccounts(db, spaceId)
    .where((is) => is(is.fn<string>('lower', ['accounts.email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** An enabled account by id. */
export async function findAccount(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Account | null> {
  const row = await activeAccounts(db, spaceId).where('accounts.id', '=', id).executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** An agent's account with its password hash. */
export async function findAccountOfAgent(
  db: Kysely<Schema>,
  { spaceId, uid }: { spaceId: string; uid: string },
): Promise<AccountWithPassword | null> {
  const row = await activeAccounts(db, spaceId)
    .where((is) => is(is.fn.coalesce('accounts.agent_uid', 'accounts.id'), '=', uid))
    .executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** The account linked to an identity at an outside provider. */
export async function findAccountByIdentity(
  db: Kysely<Schema>,
  { spaceId, issuer, subject }: { spaceId: string; issuer: string; subject: string },
): Promise<Account | null> {
  const row = await activeAccounts(db, spaceId)
    .innerJoin('account_identities as linked', (join) =>
      join.onRef('linked.space_id', '=', 'accounts.space_id').onRef('linked.account_id', '=', 'accounts.id'),
    )
    .where('linked.issuer', '=', issuer)
    .where('linked.subject', '=', subject)
    .executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** Links an account to an identity at an outside provider; one per provider. */
export async function linkIdentity(
  db: Kysely<Schema>,
  {
    spaceId,
    issuer,
    subject,
    accountId,
  }: { spaceId: string; issuer: string; subject: string; accountId: string },
): Promise<boolean> {
  const taken = await db
    .selectFrom('account_identities')
    .select('subject')
    .where('space_id', '=', spaceId)
    .where('issuer', '=', issuer)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (taken) return taken.subject === subject;

  await db
    .insertInto('account_identities')
    .values({ space_id: spaceId, issuer, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function updatePassword(
  db: Kysely<Schema>,
  { spaceId, id, passwordHash }: { spaceId: string; id: string; passwordHash: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .execute();
}

export type NewAccount = {
  spaceId: string;
  id: string;
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
  agentUid: string | null;
  createdAt: Date;
};

/** False when the space has an account with this email already, disabled ones included. */
export async function insertAccount(db: Kysely<Schema>, account: NewAccount): Promise<boolean> {
  const { spaceId, email } = account;
  const taken = await db
    .selectFrom('accounts')
    .select('id')
    .where('space_id', '=', spaceId)
    .where((is) => is(is.fn<string>('lower', ['email']), '=', tidyEmail(email)))
    .executeTakeFirst();
  if (taken) return false;

  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      space_id: spaceId,
      id: account.id,
      email: tidyEmail(email),
      name: account.name,
      role: account.role,
      password_hash: account.passwordHash,
      agent_uid: account.agentUid,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['space_id', 'email']).doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Disables the accounts of an agent; returns their ids. */
export async function disableAccountsOf(
  db: Kysely<Schema>,
  { spaceId, uid, now }: { spaceId: string; uid: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('accounts')
    .set({ disabled_at: now })
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', uid)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();

  return rows.map(({ id }) => id);
}

/** Enables the former account of an agent who rejoins the team, by uid or email. */
export async function enableAccountOf(
  db: Kysely<Schema>,
  { spaceId, uid, email }: { spaceId: string; uid: string; email: string | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ disabled_at: null, agent_uid: uid })
    .where('space_id', '=', spaceId)
    .where('disabled_at', 'is not', null)
    .where((is) =>
      is.or([
        is('agent_uid', '=', uid),
        is(is.fn<string>('lower', ['email']), '=', email?.trim().toLowerCase() ?? ''),
      ]),
    )
    .execute();
}

function activeAccounts(db: Kysely<Schema>, spaceId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('agents', (join) =>
      join.onRef('agents.space_id', '=', 'accounts.space_id').onRef('agents.uid', '=', 'accounts.agent_uid'),
    )
    .select(['accounts.id', 'accounts.space_id', 'accounts.email', 'accounts.agent_uid', 'agents.doc'])
    .select(['accounts.password_hash', 'accounts.role', 'accounts.name'])
    .where('accounts.space_id', '=', spaceId)
    .where('accounts.disabled_at', 'is', null);
}

type Row = {
  id: string;
  space_id: string;
  email: string;
  password_hash: string;
  agent_uid: string | null;
  role: Role;
  name: string;
  doc: Record<string, unknown> | null;
};

function toAccount(row: Row): AccountWithPassword {
  const displayName = row.doc?.displayName;

  return {
    id: row.id,
    spaceId: row.space_id,
    email: row.email,
    // Agents' accounts are created by the operator.
    isEmailVerified: true,
    uid: row.agent_uid ?? row.id,
    name: (typeof displayName === 'string' && displayName) || row.name || row.email,
    role: row.role,
    passwordHash: row.password_hash,
  };
}
