import type { Kysely } from 'kysely';
import { queueMail } from '../../mail/queue-mail.ts';
import { resetPasswordMail, verifyEmailMail } from '../../mail/templates/account-mails.ts';
import { readMailBrand } from '../../mail/templates/mail-brand.ts';
import {
  type CustomerLink,
  findCustomerLink,
  type LinkPurpose,
  putCustomerLink,
  takeCustomerLink,
} from '../../store/people/customer-link-table.ts';
import { verifyCustomerEmail } from '../../store/people/customer-table.ts';
import type { Schema } from '../../store/schema.ts';
import { hashOf, newSecret } from '../sign-in-cookies.ts';
import type { Site } from '../sites.ts';
import { consumeStored, type Limit } from '../stored-limit.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Validity of each link in hours. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = { 'verify-email': 48, 'reset-password': 1 };

const LINK_MAILS = { 'verify-email': verifyEmailMail, 'reset-password': resetPasswordMail } as const;

/** Verification mails that one customer may request. */
export const RESEND_LIMIT: Limit = { name: 'resend verification', limit: 3, windowMs: HOUR_MS };

type Recipient = { id: string; email: string };

/** Queues the mail with a link that proves an email; the link before it is void. */
export function queueVerification(
  db: Kysely<Schema>,
  link: { site: Site; customer: Recipient; now: Date },
): Promise<void> {
  return mailLink(db, { ...link, purpose: 'verify-email' });
}

/** The same, unless the customer has requested several within the hour. */
export async function resendVerification(
  db: Kysely<Schema>,
  { site, customer, now }: { site: Site; customer: Recipient; now: Date },
): Promise<boolean> {
  const key = `${site.spaceId} ${customer.id}`;
  if (!(await consumeStored(db, RESEND_LIMIT, { key, now }))) return false;

  await db.transaction().execute((transaction) => queueVerification(transaction, { site, customer, now }));
  return true;
}

/** The link that a page was opened with; it stays usable. */
export function findLink(
  db: Kysely<Schema>,
  { site, purpose, secret, now }: { site: Site; purpose: LinkPurpose; secret: string; now: Date },
): Promise<CustomerLink | null> {
  return findCustomerLink(db, { spaceId: site.spaceId, purpose, secretHash: hashOf(secret), now });
}

/** Consumes a link and sets its email as verified. */
export async function confirmEmail(
  db: Kysely<Schema>,
  { site: { spaceId }, secret, now }: { site: Site; secret: string; now: Date },
): Promise<'confirmed' | 'expired' | 'taken'> {
  return db.transaction().execute(async (transaction) => {
    const lookup = { spaceId, purpose: 'verify-email' as const, secretHash: hashOf(secret), now };
    const link = await takeCustomerLink(transaction, lookup);
    if (!link) return 'expired';

    const { customer_id: customerId, email } = link;
    return (await verifyCustomerEmail(transaction, { spaceId, customerId, email, now }))
      ? 'confirmed'
      : 'taken';
  });
}

type NewLink = { site: Site; customer: Recipient; purpose: LinkPurpose; now: Date };

/** Issues a link and queues the mail with it, which alone holds the secret. */
export async function mailLink(db: Kysely<Schema>, link: NewLink): Promise<void> {
  const { site, customer, purpose, now } = link;
  const brand = await readMailBrand(db, site);
  const secret = await issueLink(db, link);

  await queueMail(db, {
    spaceId: site.spaceId,
    customerId: customer.id,
    kind: purpose,
    to: customer.email,
    brand,
    content: LINK_MAILS[purpose](brand, { hours: LINK_HOURS[purpose] }),
    secret,
    idempotencyKey: `${purpose} ${hashOf(secret)}`,
    now,
  });
}

/** Stores a new link; returns its secret. */
async function issueLink(db: Kysely<Schema>, { site, customer, purpose, now }: NewLink): Promise<string> {
  const secret = newSecret();
  await putCustomerLink(db, {
    spaceId: site.spaceId,
    customerId: customer.id,
    purpose,
    secretHash: hashOf(secret),
    email: customer.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
  });

  return secret;
}
