import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tidyEmail } from '#domain/account/sign-up.ts';
import { enteredValue } from '#domain/contact/check-submission.ts';
import { isEmail } from '#domain/contact/email.ts';
import type { Form } from '#domain/contact/form.ts';
import { LEAD_ORIGINS } from '#domain/leads/lead-status.ts';
import { originOfPage } from '../identity/sites.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { leadMail } from '../mail/templates/lead-mails.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import { NEWSLETTER_FORM } from '../newsletter/newsletter-form.ts';
import { findLeadListing, type LeadListing } from '../store/leads/lead-listing.ts';
import { insertLead, leadMailKey, type NewLead } from '../store/leads/lead-table.ts';
import type { Schema } from '../store/schema.ts';
import { queueLeadEvent } from '../webhooks/lead-event.ts';
import { findLeadRecipient } from './lead-recipient.ts';
import { readVisit } from './lead-visit.ts';

export type SubmittedForm = {
  id: string;
  spaceId: string;
  source: string;
  form: Form;
  submission: Record<string, string>;
  extraData: Record<string, unknown>;
  /** The signed-in customer; null for everybody else. */
  customerId: string | null;
  visitorIp: string | null;
  now: Date;
};

/** Fields with a column of their own; the others are listed by their labels. */
const OWN_FIELDS = ['name', 'email', 'phone', 'message', 'pageUrl'];

/** Writes the lead of a submission with the mail to its agent and the event of the webhook, in the transaction that stores the submission. */
export async function recordFormLead(db: Kysely<Schema>, sent: SubmittedForm): Promise<NewLead> {
  const { id, spaceId, source, form, submission, extraData, now } = sent;
  const { name = '', email = '', phone = '', message = '', pageUrl } = submission;
  const listing = await findLeadListing(db, { source, name: text(extraData.listingID) });
  const listingAgents = listing?.agentIds ?? [];
  const recipient = await findLeadRecipient(db, { spaceId, listingAgents, pageUrl });
  const consent = text(extraData.consent) || null;
  const lead: NewLead = {
    id,
    space_id: spaceId,
    submission_id: id,
    kind: form.id,
    form_name: form.name,
    origin: LEAD_ORIGINS.find((known) => known === extraData.source) ?? 'page',
    name,
    email,
    phone,
    message,
    fields: form.fields
      .filter((field) => !OWN_FIELDS.includes(field.name) && enteredValue(submission, field.name))
      .map((field) => ({ label: field.label, value: enteredValue(submission, field.name) })),
    source,
    listing_id: listing?.id ?? (text(extraData.listingID) || null),
    listing_mls: listing?.mls ?? null,
    ...visitOf(pageUrl, extraData),
    ...(await customerOf(db, { spaceId, customerId: sent.customerId, email })),
    consent_text: consent,
    consent_hash: consent && createHash('sha256').update(consent).digest('hex'),
    visitor_ip: sent.visitorIp,
    assigned_to: recipient.agentId,
    created_at: now,
  };
  await insertLead(db, lead);
  // A subscriber expects no reply.
  if (recipient.email && form.id !== NEWSLETTER_FORM)
    await queueLeadMail(db, { lead, listing, to: recipient.email });
  await queueLeadEvent(db, lead);

  return lead;
}

/** A new account is a lead without a mail: nobody waits for a reply, and the email is not verified yet. */
export async function recordSignUpLead(
  db: Kysely<Schema>,
  {
    spaceId,
    origin,
    customer: { id, email, name },
    visitorIp,
    now,
  }: {
    spaceId: string;
    origin: string;
    customer: { id: string; email: string; name: string };
    visitorIp: string;
    now: Date;
  },
): Promise<NewLead> {
  const lead: NewLead = {
    id: `sign-up-${id}`,
    space_id: spaceId,
    submission_id: null,
    kind: 'sign-up',
    form_name: 'Sign-up',
    origin: 'sign-up',
    name,
    email,
    phone: '',
    message: '',
    fields: [],
    source: null,
    listing_id: null,
    listing_mls: null,
    page_url: `${origin}/account/sign-up`,
    referrer: '',
    campaign: {},
    customer_id: id,
    customer_by: 'session',
    consent_text: null,
    consent_hash: null,
    visitor_ip: visitorIp || null,
    assigned_to: (await findLeadRecipient(db, { spaceId, listingAgents: [] })).agentId,
    created_at: now,
  };
  await insertLead(db, lead);
  await queueLeadEvent(db, lead);

  return lead;
}

type MailOptions = { lead: NewLead; listing: LeadListing | null; to: string };

async function queueLeadMail(db: Kysely<Schema>, { lead, listing, to }: MailOptions): Promise<void> {
  const spaceId = lead.space_id;
  const origin = await originOfPage(db, { spaceId, pageUrl: lead.page_url });
  if (!origin) return;

  const brand = await readMailBrand(db, { spaceId, origin });
  await queueMail(db, {
    spaceId,
    customerId: null,
    kind: 'lead',
    to,
    brand,
    content: leadMail(brand, { lead, listing }),
    replyTo: isEmail(lead.email) ? lead.email : null,
    idempotencyKey: leadMailKey(lead.id),
    now: lead.created_at,
  });
}

type Sender = { spaceId: string; customerId: string | null; email: string };

/** The signed-in customer, else one who has verified the email of the form (later: `tieLeads`). Locked, so that a deletion waits. */
async function customerOf(
  db: Kysely<Schema>,
  { spaceId, customerId, email }: Sender,
): Promise<Pick<NewLead, 'customer_id' | 'customer_by'>> {
  const none = { customer_id: null, customer_by: null };
  if (!customerId && !isEmail(email)) return none;
  const customers = db
    .selectFrom('customers')
    .select(['id', 'email_verified_at', 'disabled_at'])
    .where('space_id', '=', spaceId)
    .forShare();
  if (customerId) {
    const row = await customers.where('id', '=', customerId).executeTakeFirst();
    return row ? { customer_id: row.id, customer_by: 'session' } : none;
  }
  // An unverified one is locked as well: their verification then finds this lead.
  const owner = await customers.where('email', '=', tidyEmail(email)).executeTakeFirst();
  const isProven = owner?.email_verified_at && !owner.disabled_at;

  return isProven ? { customer_id: owner.id, customer_by: 'email' } : none;
}

function visitOf(pageUrl: string | undefined, { referrer, landingUrl }: Record<string, unknown>) {
  const visit = readVisit({ pageUrl, referrer: text(referrer), landingUrl: text(landingUrl) });

  return { page_url: visit.pageUrl, referrer: visit.referrer, campaign: visit.campaign };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
