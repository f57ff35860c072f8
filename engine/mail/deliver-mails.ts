import type { Kysely } from 'kysely';
import { claimDue } from '../store/claim-due.ts';
import { storeWaitingMails, type MailRow, markFailed, markSent, postponeMail } from '../store/mail-table.ts';
import type { Schema } from '../store/schema.ts';
import { MAX_ATTEMPTS, waitAfter } from './backoff.ts';
import { type Mailer, SEND_MS } from './mailer.ts';

/** A claim outlives every exchange, so that only a process that died or slept leaves one to others. */
const LEASE_MS = 4 * SEND_MS;

/** Mails of one run. */
const BATCH = 50;

export type DeliveryOptions = {
  db: Kysely<Schema>;
  clock: () => Date;
  /** Without one, mails stay in the store. */
  mailer?: Mailer;
  /** Whether the links of mails in the store stay usable: in development alone. */
  storesSecrets?: boolean;
  random?: () => number;
};

/**
 * Sends the mails that are due, one after the other; any number of processes may do so at once. None is lost: a mail is
 * marked as sent after the server has accepted it. A process that is killed between the two leaves a mail that is sent again
 * with the same Message-ID, which SMTP has no means to prevent.
 */
export async function deliverMails({
  db,
  clock,
  mailer,
  storesSecrets = false,
  random,
}: DeliveryOptions): Promise<void> {
  if (!mailer) return storeWaitingMails(db, { withSecrets: storesSecrets });

  for (let sent = 0; sent < BATCH; sent++) {
    const now = clock();
    const mail = await claimDue(db, 'mails', { now, lockedUntil: new Date(now.getTime() + LEASE_MS) });
    if (!mail || !(await deliver(mail, mailer))) return;
  }

  /** False when the server takes no mail now. */
  async function deliver(mail: MailRow, { send }: Mailer): Promise<boolean> {
    if (mail.attempts > MAX_ATTEMPTS) {
      await markFailed(db, mail, mail.failure ?? 'Every process that tried to send it has ended');
      return true;
    }

    const outcome = await send(mail);
    if (outcome.sent) {
      await markSent(db, { id: mail.id, now: clock() });
      return true;
    }

    const { kind, reason } = outcome;
    if (kind === 'rejected' || mail.attempts === MAX_ATTEMPTS) await markFailed(db, mail, reason);
    else {
      const nextAttemptAt = new Date(clock().getTime() + waitAfter(mail.attempts, random));
      await postponeMail(db, mail, { nextAttemptAt, failure: reason });
    }
    return kind !== 'unreachable';
  }
}
