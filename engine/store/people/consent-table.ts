import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';
import type { OwnedKey } from './favourite-table.ts';

/** The text that somebody agreed to, by its version and SHA-256. */
export type TermsKey = OwnedKey & { version: string; textHash: string };

/** When the customer agreed to exactly this text; null if never. */
export async function findAgreement(
  db: Kysely<Schema>,
  { spaceId, customerId, source, version, textHash }: TermsKey,
): Promise<Date | null> {
  const row = await db
    .selectFrom('terms_agreements')
    .select('agreed_at')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .where('version', '=', version)
    .where('text_hash', '=', textHash)
    .executeTakeFirst();

  return row?.agreed_at ?? null;
}

/** The first consent to a text stays as it is. */
export async function insertAgreement(
  db: Kysely<Schema>,
  agreement: TermsKey & { agreedAt: Date; visitorIp: string | null },
): Promise<void> {
  await db
    .insertInto('terms_agreements')
    .values({
      space_id: agreement.spaceId,
      customer_id: agreement.customerId,
      source: agreement.source,
      version: agreement.version,
      text_hash: agreement.textHash,
      agreed_at: agreement.agreedAt,
      visitor_ip: agreement.visitorIp,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Digits only; null when the customer gave none. */
export async function findPhone(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('customer_contacts')
    .select('phone')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

  return row?.phone ?? null;
}

export async function upsertPhone(
  db: Kysely<Schema>,
  { spaceId, customerId, phone, savedAt }: CustomerKey & { phone: string; savedAt: Date },
): Promise<void> {
  await db
    .insertInto('customer_contacts')
    .values({ space_id: spaceId, customer_id: customerId, phone, saved_at: savedAt })
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'customer_id']).doUpdateSet({ phone, saved_at: savedAt }),
    )
    .execute();
}
