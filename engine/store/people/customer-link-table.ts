import type { Kysely, Selectable } from 'kysely';
import type { CustomerLinkTable, Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';
import { isUsableLink, type LinkLookup } from './usable-link.ts';

export type CustomerLink = Selectable<CustomerLinkTable>;
export type LinkPurpose = CustomerLink['purpose'];

type NewLink = CustomerKey & {
  purpose: LinkPurpose;
  secretHash: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a link in place of the customer's last one of that purpose. */
export async function putCustomerLink(db: Kysely<Schema>, link: NewLink): Promise<void> {
  const values = {
    secret_hash: link.secretHash,
    email: link.email,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
  };
  await db
    .insertInto('customer_links')
    .values({ space_id: link.spaceId, customer_id: link.customerId, purpose: link.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['space_id', 'customer_id', 'purpose']).doUpdateSet(values))
    .execute();
}

type Lookup = LinkLookup<LinkPurpose>;

/** A link that can still be used. */
export async function findCustomerLink(db: Kysely<Schema>, lookup: Lookup): Promise<CustomerLink | null> {
  const links = db.selectFrom('customer_links').selectAll().where(isUsableLink(lookup));

  return (await links.executeTakeFirst()) ?? null;
}

/** Deletes and returns a link that could still be used: of two attempts at once one gets it. */
export async function takeCustomerLink(db: Kysely<Schema>, lookup: Lookup): Promise<CustomerLink | null> {
  const links = db.deleteFrom('customer_links').where(isUsableLink(lookup)).returningAll();

  return (await links.executeTakeFirst()) ?? null;
}

export async function deleteExpiredLinks(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('customer_links').where('expires_at', '<=', now).execute();
}
