import type { Kysely } from 'kysely';
import type { NewLead } from '../store/leads/lead-table.ts';
import type { RequestRow } from '../store/leads/request-table.ts';
import { findWebhook, insertDelivery } from '../store/leads/webhook-table.ts';
import type { Schema } from '../store/schema.ts';

/** Queues `lead.created` where the site has a webhook, in the transaction that writes the lead. */
export async function queueLeadEvent(db: Kysely<Schema>, lead: NewLead): Promise<void> {
  const spaceId = lead.space_id;
  if (!(await findWebhook(db, spaceId))?.enabled) return;

  const type = 'lead.created';
  await insertDelivery(db, {
    id: `lead_${lead.id}`,
    spaceId,
    leadId: lead.id,
    type,
    body: eventBody(type, lead.created_at, {
      id: lead.id,
      siteId: spaceId,
      kind: lead.kind,
      formName: lead.form_name,
      origin: lead.origin,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      fields: lead.fields,
      listing: lead.listing_id && { id: lead.listing_id, source: lead.source, mls: lead.listing_mls },
      pageUrl: lead.page_url,
      referrer: lead.referrer,
      campaign: lead.campaign,
      customerId: lead.customer_id,
      consent: lead.consent_text && {
        text: lead.consent_text,
        hash: lead.consent_hash,
        givenAt: lead.created_at.toISOString(),
        visitorIp: lead.visitor_ip,
      },
      assignedTo: lead.assigned_to,
      createdAt: lead.created_at.toISOString(),
    }),
    now: lead.created_at,
  });
}

/** Queues `tour.cancelled` where the site has a webhook, in the transaction that cancels the tour. */
export async function queueCancelledEvent(
  db: Kysely<Schema>,
  { spaceId, request, now }: { spaceId: string; request: RequestRow; now: Date },
): Promise<void> {
  if (!(await findWebhook(db, spaceId))?.enabled) return;

  const type = 'tour.cancelled';
  const { listing_id: listingId, source, listing_mls: mls } = request;
  await insertDelivery(db, {
    id: `cancelled_${request.id}`,
    spaceId,
    leadId: request.id,
    type,
    body: eventBody(type, now, {
      id: request.id,
      siteId: spaceId,
      kind: request.kind,
      formName: request.form_name,
      name: request.name,
      tour: { type: request.tour_type, date: request.tour_date, time: request.tour_time },
      listing: listingId && { id: listingId, source, mls },
      pageUrl: request.page_url,
      assignedTo: request.assigned_to,
      createdAt: request.created_at.toISOString(),
      cancelledAt: now.toISOString(),
    }),
    now,
  });
}

/** The payload as the Standard Webhooks specification recommends it. */
export function eventBody(type: string, timestamp: Date, data: object): string {
  return JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
}
