import type { Kysely } from 'kysely';
import { insertMail } from '../store/mail-table.ts';
import type { Schema } from '../store/schema.ts';
import type { MailBrand } from './templates/mail-brand.ts';
import { type MailContent, renderMail } from './templates/render-mail.ts';

export type QueuedMail = {
  spaceId: string;
  /** Owner of the mail, whose account it is deleted with; null for agents. */
  customerId: string | null;
  kind: MailKind;
  to: string;
  brand: MailBrand;
  content: MailContent;
  /** Where replies go instead of to the office. */
  replyTo?: string | null;
  /** Takes the place of `SECRET_PLACEHOLDER`. */
  secret?: string;
  /** The same for the same event: it queues one mail. */
  idempotencyKey: string;
  now: Date;
};

export type MailKind =
  | 'test'
  | 'lead'
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-change'
  | 'invitation'
  | 'agent-reset-password'
  | 'alert'
  | 'newsletter-confirm'
  | 'newsletter';

/** Queues a mail; within the transaction of what causes it, so that there is both or neither. False for a known key. */
export function queueMail(db: Kysely<Schema>, mail: QueuedMail): Promise<boolean> {
  const { spaceId, customerId, kind, to, brand, content, replyTo, secret = null, idempotencyKey, now } = mail;

  return insertMail(db, {
    spaceId,
    customerId,
    kind,
    to,
    senderName: brand.siteName,
    replyTo: replyTo ?? brand.replyTo,
    ...renderMail(brand, content),
    secret,
    unsubscribeUrl: content.unsubscribe?.url ?? null,
    idempotencyKey,
    queuedAt: now,
  });
}
