import type { Kysely, Selectable } from 'kysely';
import type { AccountLinkTable, Schema } from '../schema.ts';
import { isUsableLink, type LinkLookup } from './usable-link.ts';

export type AccountLink = Selectable<AccountLinkTable>;
export type AccountLinkPurpose = AccountLink['purpose'];

type NewLink = {
  spaceId: string;
  accountId: string;
  purpose: AccountLinkPurpose;
  secretHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a link in place of the account's last one of that purpose. */
export async function putAccountLink(db: Kysely<Schema>, link: NewLink): Promise<void> {
  const values = { secret_hash: link.secretHash, created_at: link.createdAt, expires_at: link.expiresAt };
  await db
    .insertInto('account_links')
    .values({ space_id: link.spaceId, account_id: link.accountId, purpose: link.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['space_id', 'account_id', 'purpose']).doUpdateSet(values))
    .execute();
}

type Lookup = LinkLookup<AccountLinkPurpose>;

/** A link that can still be used. */
export async function findAccountLink(db: Kysely<Schema>, lookup: Lookup): Promise<AccountLink | null> {
  const links = db.selectFrom('account_links').selectAll().where(isUsableLink(lookup));

  return (await links.executeTakeFirst()) ?? null;
}

/** Deletes all links of the account whose link this is: of two attempts at once one gets it. */
export async function takeAccountLink(db: Kysely<Schema>, lookup: Lookup): Promise<AccountLink | null> {
  const row = await db
    .deleteFrom('account_links')
    .where(isUsableLink(lookup))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;

  await deleteLinksOfAccount(db, { spaceId: row.space_id, accountId: row.account_id });
  return row;
}

export async function deleteLinksOfAccount(
  db: Kysely<Schema>,
  { spaceId, accountId }: { spaceId: string; accountId: string },
): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('space_id', '=', spaceId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteExpiredAccountLinks(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<=', now).execute();
}
