import type { Kysely, Selectable } from 'kysely';
import type { CustomerIdentityTable, Schema } from '../schema.ts';
import type { Account } from './account-table.ts';
import { type CustomerKey, findCustomer } from './customer-table.ts';

type ProviderIdentity = { spaceId: string; issuer: string; subject: string };

/** The enabled customer linked to an identity at a provider elsewhere. */
export async function findCustomerByIdentity(
  db: Kysely<Schema>,
  { spaceId, issuer, subject }: ProviderIdentity,
): Promise<Account | null> {
  const row = await db
    .selectFrom('customer_identities')
    .select('customer_id')
    .where('space_id', '=', spaceId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

  return row ? findCustomer(db, { spaceId, id: row.customer_id }) : null;
}

/** Links a customer to an identity; false when the customer has another one at that provider. */
export async function linkCustomerIdentity(
  db: Kysely<Schema>,
  { spaceId, issuer, subject, customerId, now }: ProviderIdentity & { customerId: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('customer_identities')
    .values({ space_id: spaceId, issuer, subject, customer_id: customerId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function listCustomerIdentities(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<Selectable<CustomerIdentityTable>[]> {
  return db
    .selectFrom('customer_identities')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute();
}

/** Removes the customer's identity at a provider. */
export async function unlinkCustomerIdentity(
  db: Kysely<Schema>,
  { spaceId, customerId, issuer }: CustomerKey & { issuer: string },
): Promise<void> {
  await db
    .deleteFrom('customer_identities')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('issuer', '=', issuer)
    .execute();
}
