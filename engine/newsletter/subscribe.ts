import type { Kysely } from 'kysely';
import { tidyEmail } from '#domain/account/sign-up.ts';
import { isEmail } from '#domain/contact/email.ts';
import { originOfPage } from '../identity/sites.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import { confirmNewsletterMail } from '../mail/templates/newsletter-mails.ts';
import { upsertSubscriber } from '../store/blog/subscriber-table.ts';
import type { Schema } from '../store/schema.ts';
import { newsletterUrl } from './newsletter-links.ts';

type Subscription = {
  spaceId: string;
  email: string;
  /** The URL of the page with the form. */
  pageUrl: string;
  consent: string;
  visitorIp: string | null;
  now: Date;
};

/**
 * Stores the subscriber and mails the link that confirms the email, within the transaction that stores the form. Nobody
 * learns whether an email is subscribed already; each gets one such mail a day.
 */
export async function requestSubscription(db: Kysely<Schema>, subscription: Subscription): Promise<void> {
  const { spaceId, pageUrl, now } = subscription;
  const email = tidyEmail(subscription.email);
  if (!isEmail(email)) return;
  const origin = await originOfPage(db, { spaceId, pageUrl });
  if (!origin) return;
  const subscriber = await upsertSubscriber(db, { ...subscription, email, origin });
  if (subscriber.state === 'confirmed') return;

  const brand = await readMailBrand(db, { spaceId, origin });
  await queueMail(db, {
    spaceId,
    customerId: null,
    kind: 'newsletter-confirm',
    to: email,
    brand,
    content: confirmNewsletterMail(brand, { url: await newsletterUrl(db, 'confirm', subscriber) }),
    idempotencyKey: `newsletter-confirm:${subscriber.id}:${now.toISOString().slice(0, 10)}`,
    now,
  });
}
