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
  /** Without a password, a linked identity or a passkey so far. */
  isInvited: boolean;
  revision: number;
  signedInAt: Date | null;
  /** When the invitation ends; null without one. */
  invitedUntil: Date | null;
};

/** A hash that no password has: the invited person chooses one by a link. */
export const NO_PASSWORD = '-';

type Key = { spaceId: string; id: string };

/** The accounts of a space by email, disabled ones included. */
export async function listAccounts(
  db: Kysely<Schema>,
  spaceId: string,
  paging?: { limit: number; offset: number },
): Promise<AccountEntry[]> {
  return entries(db, spaceId)
    .orderBy('accounts.email')
    .$if(paging !== undefined, (query) => query.limit(paging?.limit ?? 0).offset(paging?.offset ?? 0))
    .execute();
}

export async function countAccounts(db: Kysely<Schema>, spaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('space_id', '=', spaceId)
    .executeTakeFirstOrThrow();

  return Number(count);
}

export async function findAccountEntryById(
  db: Kysely<Schema>,
  { spaceId, id }: Key,
): Promise<AccountEntry | null> {
  return (await entries(db, spaceId).where('accounts.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks an account until the transaction ends. */
export async function lockAccountRow(transaction: Kysely<Schema>, { spaceId, id }: Key): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Deletes an account with its links; the public profile stays in the team. */
export async function deleteAccount(db: Kysely<Schema>, { spaceId, id }: Key): Promise<void> {
  await db.deleteFrom('accounts').where('space_id', '=', spaceId).where('id', '=', id).execute();
}

export async function recordSignIn(
  db: Kysely<Schema>,
  { spaceId, subject, at }: { spaceId: string; subject: string; at: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ signed_in_at: at })
    .where('space_id', '=', spaceId)
    .where((is) => is(is.fn.coalesce('agent_uid', 'id'), '=', subject))
    .execute();
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

/** The enabled owners who can sign in, whose rows are locked until the transaction ends. */
export async function lockOwners(
  transaction: Kysely<Schema>,
  spaceId: string,
): Promise<{ id: string; agentUid: string | null }[]> {
  return transaction
    .selectFrom('accounts')
    .select(['id', 'agent_uid as agentUid'])
    .where('space_id', '=', spaceId)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where((is) =>
      is.or([
        is('password_hash', '!=', NO_PASSWORD),
        is.exists(
          is
            .selectFrom('account_identities as linked')
            .select('linked.subject')
            .whereRef('linked.space_id', '=', 'accounts.space_id')
            .whereRef('linked.account_id', '=', 'accounts.id'),
        ),
        is.exists(
          is
            .selectFrom('passkeys as passkey')
            .select('passkey.id')
            .whereRef('passkey.space_id', '=', 'accounts.space_id')
            .whereRef('passkey.account_id', '=', 'accounts.id'),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateRole(
  db: Kysely<Schema>,
  { spaceId, id, role }: Key & { role: Role },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set((set) => ({ role, revision: set('revision', '+', 1) }))
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
    .set((set) => ({ disabled_at: at, revision: set('revision', '+', 1) }))
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
    .select(
      sql<boolean>`accounts.password_hash = ${NO_PASSWORD} and not exists (
        select 1 from account_identities as linked
        where linked.space_id = accounts.space_id and linked.account_id = accounts.id)
        and not exists (
        select 1 from passkeys as passkey
        where passkey.space_id = accounts.space_id and passkey.account_id = accounts.id)`.as('isInvited'),
    )
    .select(['accounts.revision', 'accounts.signed_in_at as signedInAt'])
    .select((is) =>
      is
        .selectFrom('account_links as link')
        .select('link.expires_at')
        .whereRef('link.space_id', '=', 'accounts.space_id')
        .whereRef('link.account_id', '=', 'accounts.id')
        .where('link.purpose', '=', 'invitation')
        .as('invitedUntil'),
    )
    .where('accounts.space_id', '=', spaceId);
}
