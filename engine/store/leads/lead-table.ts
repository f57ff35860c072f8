import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeadOrigin, LeadStatus } from '#domain/leads/lead-status.ts';
import { likePattern } from '../listings/like.ts';
import type { CustomerKey } from '../people/customer-table.ts';
import type { LeadTable, Schema } from '../schema.ts';

export type LeadRow = Selectable<LeadTable>;

export type NewLead = Omit<
  LeadRow,
  'status' | 'read_at' | 'cancelled_at' | 'changed_at' | 'search_text' | 'consent_hash' | 'consented_at'
> & { consent_hash: string | null };

/** The place of a lead in the list: the next page begins after it. */
export type LeadPosition = { createdAt: Date; id: string };

export type LeadFilter = {
  spaceId: string;
  text?: string;
  status?: LeadStatus;
  /** Id of an agent; an empty one finds unassigned leads. */
  assignee?: string;
  origin?: LeadOrigin;
  from?: Date;
  to?: Date;
  onlyOf?: LeadsOf;
};

/** The uid of an agent who sees no leads but theirs: assigned to them or about their listings. Null for agents who see all. */
export type LeadsOf = string | null;

const TERMS_MAX = 10;

export async function insertLead(db: Kysely<Schema>, lead: NewLead): Promise<void> {
  const { fields, campaign, created_at, ...row } = lead;

  await db
    .insertInto('leads')
    .values({
      ...row,
      fields: JSON.stringify(fields),
      campaign: JSON.stringify(campaign),
      consented_at: lead.consent_text === null ? null : created_at,
      created_at,
      changed_at: created_at,
      search_text: searchTextOf(lead),
    })
    .execute();
}

function searchTextOf({ name, email, phone, message, fields, listing_mls, form_name }: NewLead): string {
  const texts = [name, email, phone, digitsOf(phone), message, listing_mls, form_name];

  return [...texts, ...fields.map(({ value }) => value)].filter(Boolean).join(' ').toLowerCase();
}

/** One page of the leads that a filter finds, the most recent first. */
export async function listLeads(
  db: Kysely<Schema>,
  filter: LeadFilter,
  { after, limit }: { after: LeadPosition | null; limit: number },
): Promise<LeadRow[]> {
  return filtered(db, filter)
    .selectAll()
    .$if(after !== null, (query) => {
      const { createdAt, id } = after as LeadPosition;
      return query.where(sql<boolean>`(created_at, id) < (${createdAt}, ${id})`);
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countLeads(db: Kysely<Schema>, filter: LeadFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

  return Number(count);
}

/** Leads that nobody has opened. */
export async function countUnread(
  db: Kysely<Schema>,
  of: { spaceId: string; onlyOf?: LeadsOf },
): Promise<number> {
  const { count } = await filtered(db, { spaceId: of.spaceId, onlyOf: of.onlyOf })
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();

  return Number(count);
}

function filtered(
  db: Kysely<Schema>,
  { spaceId, text, status, assignee, origin, from, to, onlyOf }: LeadFilter,
) {
  let query = db.selectFrom('leads').where('space_id', '=', spaceId);
  if (onlyOf) query = query.where(isTheirs(onlyOf));
  for (const term of termsOf(text ?? '')) query = query.where('search_text', 'like', likePattern(term));
  if (status) query = query.where('status', '=', status);
  if (assignee === '') query = query.where('assigned_to', 'is', null);
  else if (assignee !== undefined) query = query.where('assigned_to', '=', assignee);
  if (origin) query = query.where('origin', '=', origin);
  if (from) query = query.where('created_at', '>=', from);
  if (to) query = query.where('created_at', '<', to);

  return query;
}

function isTheirs(uid: string) {
  return sql<boolean>`exists (
    select 1 from agents where agents.space_id = leads.space_id and agents.uid = ${uid} and (
      agents.id = leads.assigned_to or exists (
        select 1 from listings where listings.source = leads.source and listings.id = leads.listing_id
          and listings.agent_ids && array[agents.id, agents.uid])))`;
}

/** The words of a search, all of which must be found; a phone number however it is written. */
function termsOf(text: string): string[] {
  const typed = text.trim().toLowerCase();
  if (/^[\d\s().+-]+$/.test(typed) && digitsOf(typed).length > 2) return [digitsOf(typed)];

  return typed.split(/\s+/).filter(Boolean).slice(0, TERMS_MAX);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export async function findLead(
  db: Kysely<Schema>,
  { spaceId, id, onlyOf }: { spaceId: string; id: string; onlyOf?: LeadsOf },
): Promise<LeadRow | null> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .$if(Boolean(onlyOf), (query) => query.where(isTheirs(onlyOf ?? '')))
    .executeTakeFirst();

  return row ?? null;
}

type Chosen = { spaceId: string; ids: readonly string[] };

/** Locks leads until the transaction ends, in an order that cannot deadlock. */
export async function lockLeads(
  db: Kysely<Schema>,
  { spaceId, ids, onlyOf }: Chosen & { onlyOf?: LeadsOf },
): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', 'in', [...ids])
    .$if(Boolean(onlyOf), (query) => query.where(isTheirs(onlyOf ?? '')))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateLeads(
  db: Kysely<Schema>,
  { spaceId, ids }: Chosen,
  change: { status?: LeadStatus; assigned_to?: string | null; read_at?: Date | null; changed_at?: Date },
): Promise<void> {
  await db
    .updateTable('leads')
    .set(change)
    .where('space_id', '=', spaceId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Assigns the leads with an email and without a customer to the customer who has proved the email. */
export async function tieLeads(
  db: Kysely<Schema>,
  { spaceId, customerId, email }: CustomerKey & { email: string },
): Promise<void> {
  await db
    .updateTable('leads')
    .set({ customer_id: customerId, customer_by: 'email' })
    .where('space_id', '=', spaceId)
    .where('customer_id', 'is', null)
    .where(({ fn }) => fn('lower', [fn('trim', ['email'])]), '=', email)
    .execute();
}

/** Deletes leads with their submissions and mails; returns how many there were. */
export async function deleteLeads(db: Kysely<Schema>, { spaceId, ids }: Chosen): Promise<number> {
  const rows = await db
    .deleteFrom('leads')
    .where('space_id', '=', spaceId)
    .where('id', 'in', [...ids])
    .returning(['id', 'submission_id'])
    .execute();
  const submissions = rows.flatMap(({ submission_id }) => submission_id ?? []);
  if (submissions.length > 0)
    await db.deleteFrom('form_submissions').where('id', 'in', submissions).execute();
  if (rows.length > 0) {
    await db
      .deleteFrom('mails')
      .where('space_id', '=', spaceId)
      .where(
        'idempotency_key',
        'in',
        rows.flatMap(({ id }) => [leadMailKey(id), cancelledMailKey(id)]),
      )
      .execute();
  }

  return rows.length;
}

/** Idempotency key of the mail about a lead. */
export function leadMailKey(id: string): string {
  return `lead ${id}`;
}

/** Idempotency key of the mail about a cancelled request. */
export function cancelledMailKey(id: string): string {
  return `lead ${id} cancelled`;
}

/** The lead stays with the brokerage, without a tie to the account that is deleted. */
export async function detachLeads(db: Kysely<Schema>, { spaceId, customerId }: CustomerKey): Promise<void> {
  await db
    .updateTable('leads')
    .set({ customer_id: null, customer_by: null, visitor_ip: null })
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .execute();
}
