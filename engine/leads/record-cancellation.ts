import type { Kysely } from 'kysely';
import { originOfPage } from '../identity/sites.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { cancelledMail } from '../mail/templates/lead-mails.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import { insertLeadEvents } from '../store/leads/lead-event-table.ts';
import { findLeadListing } from '../store/leads/lead-listing.ts';
import { cancelledMailKey } from '../store/leads/lead-table.ts';
import { cancelLead, type RequestRow } from '../store/leads/request-table.ts';
import type { Schema } from '../store/schema.ts';
import { queueCancelledEvent } from '../webhooks/lead-event.ts';
import { findLeadRecipient } from './lead-recipient.ts';

type Cancellation = { spaceId: string; request: RequestRow; now: Date };

/** Marks a request as cancelled, in the history of its lead too, and queues the event of the webhook and a mail to its agent. */
export async function recordCancellation(
  db: Kysely<Schema>,
  { spaceId, request, now }: Cancellation,
): Promise<void> {
  if (!(await cancelLead(db, { spaceId, id: request.id, now }))) return;
  const author = { uid: null, name: request.name };
  await insertLeadEvents(db, [{ leadId: request.id, kind: 'cancelled', body: '', author, now }]);
  await queueCancelledEvent(db, { spaceId, request, now });

  const { assigned_to: agent, page_url: pageUrl, source, listing_id: name } = request;
  const { email } = await findLeadRecipient(db, { spaceId, listingAgents: agent ? [agent] : [] });
  const origin = await originOfPage(db, { spaceId, pageUrl });
  if (!email || !origin) return;

  const brand = await readMailBrand(db, { spaceId, origin });
  const listing = source && name ? await findLeadListing(db, { source, name }) : null;
  await queueMail(db, {
    spaceId,
    customerId: null,
    kind: 'lead',
    to: email,
    brand,
    content: cancelledMail(brand, { request, listing }),
    replyTo: null,
    idempotencyKey: cancelledMailKey(request.id),
    now,
  });
}
