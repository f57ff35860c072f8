import { type Kysely, sql } from 'kysely';
import { tidyEmail } from '#domain/account/sign-up.ts';
import type { Role } from '#domain/site/roles.ts';
import type { Schema } from '../schema.ts';

export type AccountEntry = {
  id: string;
  email: string;
  name: string;
  role: Role;
  agentUid: string | null;
  isDisabled: boolean;
  /** Without a password so far. */
  isInvited: boolean;
};

/** A hash that no password has: whoever is invited chooses one by a link. */
export const NO_PASSWORD = '-';

type Key = { spaceId: string; id: string };

/** Every account of a space by email, disabled ones included. */
export async function listAccounts(db: Kysely<Schema>, spaceId: string): Promise<AccountEntry[]> {
  return entries(db, spaceId).orderBy('accounts.email').execute();
}

/** An account by email, disabled ones included. */
export async function findAccountEntry(
  db: Kysely<Schema>,
  { spaceId, email }: { spaceId: string; email: string },
): Promise<AccountEntry | null> {
  const row = await entries(db, spaceId)
    .where((is) => is(is.fn<string>('lower', ['accounts.email']), '=', tidyEmail(email)))
    .executeTakeFirst();

  return row ?? null;
}

/** The ids of the enabled owners, whose rows are locked until the transaction ends. */
export async function lockOwners(transaction: Kysely<Schema>, spaceId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

  return rows.map(({ id }) => id);
}

export async function updateRole(
  db: Kysely<Schema>,
  { spaceId, id, role }: Key & { role: Role },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ role })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .execute();
}

/** Null enables the account again. */
export async function setDisabled(
  db: Kysely<Schema>,
  { spaceId, id, at }: Key & { at: Date | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ disabled_at: at })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .execute();
}

function entries(db: Kysely<Schema>, spaceId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('agents', (join) =>
      join.onRef('agents.space_id', '=', 'accounts.space_id').onRef('agents.uid', '=', 'accounts.agent_uid'),
    )
    .select(['accounts.id', 'accounts.email', 'accounts.role', 'accounts.agent_uid as agentUid'])
    .select(sql<string>`coalesce(nullif(agents.doc ->> 'displayName', ''), accounts.name)`.as('name'))
    .select(sql<boolean>`accounts.disabled_at is not null`.as('isDisabled'))
    .select(sql<boolean>`accounts.password_hash = ${NO_PASSWORD}`.as('isInvited'))
    .where('accounts.space_id', '=', spaceId);
}
