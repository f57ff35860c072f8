import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';
import type { OwnedKey } from './favourite-table.ts';

export type StoredPartner = { id: string; name: string; email: string; since: Date };
export type StoredInvitation = { customerId: string; name: string; email: string; expiresAt: Date };

/** Who shares favourites with a customer; null for nobody and for a disabled account. */
export async function findPartner(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<StoredPartner | null> {
  const row = await db
    .selectFrom('favourite_partners')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.space_id', '=', 'favourite_partners.space_id')
        .onRef('customers.id', '=', 'favourite_partners.partner_id'),
    )
    .select(['customers.id', 'customers.name', 'customers.email', 'favourite_partners.since'])
    .where('favourite_partners.space_id', '=', spaceId)
    .where('favourite_partners.customer_id', '=', customerId)
    .where('customers.disabled_at', 'is', null)
    .executeTakeFirst();

  return row ?? null;
}

/** Whether one of these customers shares favourites with anybody. */
export async function hasPartner(
  db: Kysely<Schema>,
  { spaceId, customerIds }: { spaceId: string; customerIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('favourite_partners')
    .select('customer_id')
    .where('space_id', '=', spaceId)
    .where('customer_id', 'in', customerIds)
    .executeTakeFirst();

  return row !== undefined;
}

export async function insertPartners(
  db: Kysely<Schema>,
  { spaceId, customerIds, since }: { spaceId: string; customerIds: [string, string]; since: Date },
): Promise<void> {
  const [one, other] = customerIds;
  await db
    .insertInto('favourite_partners')
    .values([
      { space_id: spaceId, customer_id: one, partner_id: other, since },
      { space_id: spaceId, customer_id: other, partner_id: one, since },
    ])
    .execute();
}

/** Ends the sharing for both, with the notes on each other's favourites. */
export async function deletePartners(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<void> {
  await db
    .deleteFrom('favourite_partners')
    .where('space_id', '=', spaceId)
    .where((where) => where.or([where('customer_id', '=', customerId), where('partner_id', '=', customerId)]))
    .execute();
}

/** Stores an invitation in place of the customer's last one. */
export async function putInvitation(
  db: Kysely<Schema>,
  invitation: CustomerKey & { secretHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const values = {
    secret_hash: invitation.secretHash,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  };
  await db
    .insertInto('share_invitations')
    .values({ space_id: invitation.spaceId, customer_id: invitation.customerId, ...values })
    .onConflict((conflict) => conflict.columns(['space_id', 'customer_id']).doUpdateSet(values))
    .execute();
}

/** When the open invitation of a customer ends; null without one. */
export async function findOpenInvitation(
  db: Kysely<Schema>,
  { spaceId, customerId, now }: CustomerKey & { now: Date },
): Promise<Date | null> {
  const row = await db
    .selectFrom('share_invitations')
    .select('expires_at')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

  return row?.expires_at ?? null;
}

/** An invitation that can still be accepted, and who made it. */
export async function findInvitation(
  db: Kysely<Schema>,
  { spaceId, secretHash, now }: { spaceId: string; secretHash: string; now: Date },
): Promise<StoredInvitation | null> {
  const row = await db
    .selectFrom('share_invitations')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.space_id', '=', 'share_invitations.space_id')
        .onRef('customers.id', '=', 'share_invitations.customer_id'),
    )
    .select([
      'share_invitations.customer_id as customerId',
      'customers.name',
      'customers.email',
      'share_invitations.expires_at as expiresAt',
    ])
    .where('share_invitations.space_id', '=', spaceId)
    .where('share_invitations.secret_hash', '=', secretHash)
    .where('share_invitations.expires_at', '>', now)
    .where('customers.disabled_at', 'is', null)
    .executeTakeFirst();

  return row ?? null;
}

export async function deleteInvitations(
  db: Kysely<Schema>,
  { spaceId, customerIds }: { spaceId: string; customerIds: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('share_invitations')
    .where('space_id', '=', spaceId)
    .where('customer_id', 'in', customerIds)
    .execute();
}

/** A customer's notes on favourites of the partner, by listing. */
export async function listPartnerNotes(
  db: Kysely<Schema>,
  { spaceId, customerId, source }: OwnedKey,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('partner_notes')
    .select(['listing_id', 'note'])
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .execute();

  return new Map(rows.map(({ listing_id, note }) => [listing_id, note]));
}

/** Stores a note on a favourite of the partner; an empty one deletes it. */
export async function putPartnerNote(
  db: Kysely<Schema>,
  { spaceId, customerId, source, listingId, note, savedAt }: OwnedKey & PartnerNote,
): Promise<void> {
  if (note === '') {
    await db
      .deleteFrom('partner_notes')
      .where('space_id', '=', spaceId)
      .where('customer_id', '=', customerId)
      .where('source', '=', source)
      .where('listing_id', '=', listingId)
      .execute();
    return;
  }
  await db
    .insertInto('partner_notes')
    .values({
      space_id: spaceId,
      customer_id: customerId,
      source,
      listing_id: listingId,
      note,
      saved_at: savedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['space_id', 'customer_id', 'source', 'listing_id'])
        .doUpdateSet({ note, saved_at: savedAt }),
    )
    .execute();
}

type PartnerNote = { listingId: string; note: string; savedAt: Date };
