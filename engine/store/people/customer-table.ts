import type { Kysely, Transaction } from 'kysely';
import { tidyEmail } from '#domain/account/sign-up.ts';
import { tieLeads } from '../leads/lead-table.ts';
import type { Schema } from '../schema.ts';
import type { Account } from './account-table.ts';

export type CustomerKey = { spaceId: string; customerId: string };

/** A customer with the password hash: null for who signs in by other means. */
export type CustomerAccount = Account & { passwordHash: string | null };

export type NewCustomer = {
  spaceId: string;
  id: string;
  email: string;
  name: string;
  /** Null for who signs in by other means. */
  passwordHash: string | null;
  createdAt: Date;
};

/** Inserts a customer with an unverified email; false when the space has that email already. */
export async function insertCustomer(db: Kysely<Schema>, customer: NewCustomer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('customers')
    .values({
      space_id: customer.spaceId,
      id: customer.id,
      email: tidyEmail(customer.email),
      name: customer.name,
      password_hash: customer.passwordHash,
      created_at: customer.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['space_id', 'email']).doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** An enabled customer by email in any letter case. */
export async function findCustomerByEmail(
  db: Kysely<Schema>,
  { spaceId, email }: { spaceId: string; email: string },
): Promise<CustomerAccount | null> {
  const row = await activeCustomers(db, spaceId).where('email', '=', tidyEmail(email)).executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** An enabled customer by account id. */
export async function findCustomer(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Account | null> {
  const row = await activeCustomers(db, spaceId).where('id', '=', id).executeTakeFirst();

  return row ? toAccount(row) : null;
}

/** Locks a customer until the transaction ends, so that what they own is counted and named one change at a time. */
export async function lockCustomer(
  transaction: Transaction<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<void> {
  await transaction
    .selectFrom('customers')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('id', '=', customerId)
    .forUpdate()
    .execute();
}

function activeCustomers(db: Kysely<Schema>, spaceId: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'space_id', 'email', 'name', 'password_hash', 'email_verified_at'])
    .where('space_id', '=', spaceId)
    .where('disabled_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof activeCustomers>['executeTakeFirstOrThrow']>>;

function toAccount(row: Row): CustomerAccount {
  return {
    id: row.id,
    spaceId: row.space_id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    uid: row.id,
    name: row.name,
    role: null,
    passwordHash: row.password_hash,
  };
}

/**
 * Sets the email that a customer has proven to be theirs, and ties the leads that name it; false when another customer of
 * the space has it.
 */
export async function verifyCustomerEmail(
  db: Kysely<Schema>,
  { spaceId, customerId, email, now }: CustomerKey & { email: string; now: Date },
): Promise<boolean> {
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('email', '=', email)
    .where('id', '!=', customerId)
    .executeTakeFirst();
  if (other) return false;

  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ email, email_verified_at: now })
    .where('space_id', '=', spaceId)
    .where('id', '=', customerId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

  if (numUpdatedRows === 0n) return false;

  await tieLeads(db, { spaceId, customerId, email });
  return true;
}

/** An enabled customer with the password hash. */
export async function findCustomerWithPassword(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<CustomerAccount | null> {
  const row = await activeCustomers(db, spaceId).where('id', '=', id).executeTakeFirst();

  return row ? toAccount(row) : null;
}

export async function updateCustomerPassword(
  db: Kysely<Schema>,
  { spaceId, customerId, passwordHash }: CustomerKey & { passwordHash: string },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('space_id', '=', spaceId)
    .where('id', '=', customerId)
    .execute();
}

/** No password signs this customer in until another one is chosen. */
export async function clearCustomerPassword(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ password_hash: null })
    .where('space_id', '=', spaceId)
    .where('id', '=', customerId)
    .execute();
}
