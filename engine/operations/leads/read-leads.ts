import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { listLeadEvents } from '../../store/leads/lead-event-table.ts';
import {
  countLeads,
  countUnread,
  findLead,
  type LeadFilter,
  type LeadPosition,
  type LeadRow,
  type LeadsOf,
  listLeads,
} from '../../store/leads/lead-table.ts';
import { listAgents } from '../../store/people/agent-table.ts';
import { findPhone } from '../../store/people/consent-table.ts';
import { findCustomer } from '../../store/people/customer-table.ts';
import { listFavourites } from '../../store/people/favourite-table.ts';
import { listSavedSearches } from '../../store/people/saved-search-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

/** Favourites shown beside a lead, the most recent first. */
const FAVOURITES_MAX = 20;

/** One page of the leads of a site, the most recent first; `next` is the position of the next page. */
export async function readLeads(
  { db }: Pick<Context, 'db'>,
  filter: LeadFilter,
  { after, size }: { after: LeadPosition | null; size: number },
) {
  const [rows, total, unread, names] = await Promise.all([
    listLeads(db, filter, { after, limit: size + 1 }),
    countLeads(db, filter),
    countUnread(db, filter),
    agentNames(db, filter.spaceId),
  ]);
  const page = rows.slice(0, size);
  const last = page.at(-1);

  return {
    leads: page.map((row) => summaryOf(row, names)),
    total,
    unread,
    next: rows.length > size && last ? { createdAt: last.created_at, id: last.id } : null,
  };
}

/** A lead with its notes, what was changed, and what its customer has saved. */
export async function readLead(
  context: Context,
  { spaceId, id, onlyOf }: { spaceId: string; id: string; onlyOf?: LeadsOf },
) {
  const { db } = context;
  const row = await findLead(db, { spaceId, id, onlyOf });
  if (!row) throw notFound('This lead');

  const [events, names, customer] = await Promise.all([
    listLeadEvents(db, id),
    agentNames(db, spaceId),
    row.customer_id ? readCustomer(context, { spaceId, customerId: row.customer_id }) : null,
  ]);

  return {
    ...summaryOf(row, names),
    visitorIp: row.visitor_ip,
    consent: row.consent_text && {
      text: row.consent_text,
      hash: row.consent_hash,
      givenAt: row.consented_at,
    },
    customer: customer && { ...customer, isSignedIn: row.customer_by === 'session' },
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      body: event.kind === 'assigned' ? (names.get(event.body) ?? event.body) : event.body,
      author: event.author_name,
      createdAt: event.created_at,
    })),
  };
}

/** What an agent sees of a customer; their notes on favourites are their own. */
async function readCustomer(
  context: Context,
  { spaceId, customerId }: { spaceId: string; customerId: string },
) {
  const { db } = context;
  const account = await findCustomer(db, { spaceId, id: customerId });
  if (!account) return null;
  const { source } = await requireSpace(context, spaceId);
  const key = { spaceId, customerId, source };
  const [favourites, searches, phone] = await Promise.all([
    listFavourites(db, key),
    listSavedSearches(db, key),
    findPhone(db, key),
  ]);

  return {
    name: account.name,
    email: account.email,
    isEmailVerified: account.isEmailVerified,
    phone,
    favouriteCount: favourites.length,
    favourites: favourites
      .slice(0, FAVOURITES_MAX)
      .map(({ listingId, mls, createdAt }) => ({ listingId, mls, addedAt: createdAt })),
    searches: searches.map(({ id, name, uiState, createdAt }) => ({ id, name, uiState, savedAt: createdAt })),
  };
}

export async function agentNames(db: Context['db'], spaceId: string): Promise<Map<string, string>> {
  const agents = await listAgents(db, spaceId);

  return new Map(agents.map(({ id, doc }) => [id, String(doc.displayName || id)]));
}

function summaryOf(row: LeadRow, names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    kind: row.kind,
    formName: row.form_name,
    origin: row.origin,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    listingId: row.listing_id,
    mls: row.listing_mls,
    fields: row.fields,
    pageUrl: row.page_url,
    referrer: row.referrer,
    campaign: row.campaign,
    status: row.status,
    assignee: row.assigned_to && {
      id: row.assigned_to,
      name: names.get(row.assigned_to) ?? row.assigned_to,
    },
    isRead: row.read_at !== null,
    cancelledAt: row.cancelled_at,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
