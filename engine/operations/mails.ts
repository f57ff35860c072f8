import { randomUUID } from 'node:crypto';
import type { EngineContext } from '../context.ts';
import { badInput, EngineError, notFound } from '../errors.ts';
import { findSite } from '../identity/sites.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { withoutSecret } from '../mail/secret-link.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import { mailMessages } from '../mail/templates/mail-messages.ts';
import {
  countMails,
  deleteMailsBefore,
  findMail,
  listMails as listTable,
  type MailRow,
  requeueMail,
} from '../store/mail-table.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

/** Retention of mails that are sent or dead. */
export const MAIL_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const LIST_MAX = 100;
const TEST_WINDOW_MS = 15 * 60 * 1000;
export const MAX_TESTS = 5;

/** The latest mails of a space, without their bodies. */
export async function listMails({ db }: Context, spaceId: string) {
  return (await listTable(db, { spaceId, limit: LIST_MAX })).map(summaryOf);
}

/** A mail with both bodies; nobody but the recipient sees the secret of its link. */
export async function readMail({ db }: Context, key: { spaceId: string; id: string }) {
  const mail = await findMail(db, key);
  if (!mail) throw notFound('This mail');

  return { ...summaryOf(mail), ...withoutSecret({ text: mail.text_body, html: mail.html_body }) };
}

/** Queues a dead letter again. */
export async function retryMail(context: Context, { spaceId, id }: { spaceId: string; id: string }) {
  if (!(await requeueMail(context.db, { spaceId, id, now: context.clock() }))) {
    throw notFound('A dead letter of this id');
  }

  return readMail(context, { spaceId, id });
}

type Test = { spaceId: string; to: string; origin: string };

/** Queues a mail to the agent who requests it. */
export async function sendTestMail({ db, clock }: Context, { spaceId, to, origin }: Test): Promise<void> {
  const found = await findSite(db, origin);
  if (found?.spaceId !== spaceId) throw badInput('origin', 'This is not an address of the site');

  const now = clock();
  const since = new Date(now.getTime() - TEST_WINDOW_MS);
  if ((await countMails(db, { spaceId, kind: 'test', since })) >= MAX_TESTS)
    throw new EngineError('too_many', 'Several tests were sent just now. Wait 15 minutes, then try again.');

  const brand = await readMailBrand(db, found);
  const { language, siteName: site } = brand;
  const translate = mailMessages(language);
  await queueMail(db, {
    spaceId,
    customerId: null,
    kind: 'test',
    to,
    brand,
    content: {
      subject: translate('test.subject', { site }),
      title: translate('test.title'),
      paragraphs: [translate('test.body', { site })],
      action: { label: translate('test.action'), url: `${origin}/` },
      reason: translate('test.reason', { site }),
    },
    idempotencyKey: `test ${randomUUID()}`,
    now,
  });
}

export async function purgeOldMails({ db, clock }: Context): Promise<void> {
  await deleteMailsBefore(db, new Date(clock().getTime() - MAIL_DAYS * DAY_MS));
}

function summaryOf(mail: MailRow) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    queuedAt: mail.queued_at,
    nextAttemptAt: mail.status === 'waiting' ? mail.next_attempt_at : null,
    sentAt: mail.sent_at,
    failure: mail.failure,
  };
}
