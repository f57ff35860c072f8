import { type Kysely, sql } from 'kysely';
import { formUrlId, NEWSLETTER_FORM_ID } from '#domain/contact/form.ts';
import type { CustomerKey } from '../people/customer-table.ts';
import type { Schema } from '../schema.ts';

/** Leads that the customer did not request anything by. */
const OTHER_KINDS = ['sign-up', formUrlId(NEWSLETTER_FORM_ID)];

/** What a customer has sent, the most recent first. */
export async function listRequests(
  db: Kysely<Schema>,
  customer: CustomerKey,
  { from, size }: { from: number; size: number },
) {
  return requestsOf(db, customer)
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .offset(from)
    .limit(size)
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

export async function countRequests(
  db: Kysely<Schema>,
  { spaceId, customerId }: CustomerKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('kind', 'not in', OTHER_KINDS)
    .executeTakeFirstOrThrow();

  return Number(count);
}

/** Null for an unknown request, and for one of another customer. */
export async function findRequest(
  db: Kysely<Schema>,
  customer: CustomerKey,
  id: string,
): Promise<RequestRow | null> {
  return (await requestsOf(db, customer).where('leads.id', '=', id).executeTakeFirst()) ?? null;
}

/** False when it was cancelled before. An agent has not read it any more. */
export async function cancelLead(
  db: Kysely<Schema>,
  { spaceId, id, now }: { spaceId: string; id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ cancelled_at: now, changed_at: now, read_at: null })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

function requestsOf(db: Kysely<Schema>, { spaceId, customerId }: CustomerKey) {
  return db
    .selectFrom('leads')
    .leftJoin('form_submissions', 'form_submissions.id', 'leads.submission_id')
    .select([
      'leads.id',
      'leads.kind',
      'leads.form_name',
      'leads.name',
      'leads.message',
      'leads.source',
      'leads.listing_id',
      'leads.listing_mls',
      'leads.status',
      'leads.assigned_to',
      'leads.page_url',
      'leads.cancelled_at',
      'leads.created_at',
      sql<string | null>`form_submissions.submission ->> 'type'`.as('tour_type'),
      sql<string | null>`form_submissions.submission ->> 'date'`.as('tour_date'),
      sql<string | null>`form_submissions.submission ->> 'time'`.as('tour_time'),
    ])
    .where('leads.space_id', '=', spaceId)
    .where('leads.customer_id', '=', customerId)
    .where('leads.kind', 'not in', OTHER_KINDS);
}
