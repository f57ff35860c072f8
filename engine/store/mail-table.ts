import type { Kysely, Selectable } from 'kysely';
import type { MailTable, Schema } from './schema.ts';

export type MailRow = Selectable<MailTable>;

export type NewMail = {
  spaceId: string;
  customerId: string | null;
  kind: string;
  to: string;
  senderName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  secret: string | null;
  unsubscribeUrl: string | null;
  idempotencyKey: string;
  queuedAt: Date;
};

/** Queues a mail; false when one with this key is there already. */
export async function insertMail(db: Kysely<Schema>, mail: NewMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mails')
    .values({
      space_id: mail.spaceId,
      customer_id: mail.customerId,
      kind: mail.kind,
      recipient: mail.to,
      sender_name: mail.senderName,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      secret: mail.secret,
      unsubscribe_url: mail.unsubscribeUrl,
      idempotency_key: mail.idempotencyKey,
      queued_at: mail.queuedAt,
      next_attempt_at: mail.queuedAt,
      failure: null,
    })
    .onConflict((conflict) => conflict.columns(['space_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Even if another process has claimed it since: the server has accepted the mail. */
export async function markSent(db: Kysely<Schema>, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'sent', sent_at: now, locked_until: null, failure: null, secret: null })
    .where('id', '=', id)
    .execute();
}

type Claim = Pick<MailRow, 'id' | 'attempts'>;

/** Nothing happens when another process has claimed the mail since. */
export async function postponeMail(
  db: Kysely<Schema>,
  { id, attempts }: Claim,
  { nextAttemptAt, failure }: { nextAttemptAt: Date; failure: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: nextAttemptAt, locked_until: null, failure })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
    .execute();
}

/** A dead letter; its secret stays for a retry. */
export async function markFailed(
  db: Kysely<Schema>,
  { id, attempts }: Claim,
  failure: string,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', locked_until: null, failure })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
    .execute();
}

/** Takes mails out of the queue of a site without a mail server; `withSecrets` leaves their links usable. */
export async function storeWaitingMails(
  db: Kysely<Schema>,
  { withSecrets }: { withSecrets: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'stored', ...(!withSecrets && { secret: null }) })
    .where('status', '=', 'waiting')
    .execute();
}

/** Queues a dead letter again; false when there is none of this id. */
export async function requeueMail(
  db: Kysely<Schema>,
  { spaceId, id, now }: { spaceId: string; id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now, locked_until: null })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** The mails of a space, or of all, the last queued first. */
export async function listMails(
  db: Kysely<Schema>,
  { spaceId, limit }: { spaceId: string | null; limit: number },
): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .$if(spaceId !== null, (query) => query.where('space_id', '=', spaceId as string))
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findMail(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string | null; id: string },
): Promise<MailRow | null> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .$if(spaceId !== null, (query) => query.where('space_id', '=', spaceId as string))
    .executeTakeFirst();

  return row ?? null;
}

/** Deletes mails that are not waiting, by the time they were queued. */
export async function deleteMailsBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('queued_at', '<', before).where('status', '!=', 'waiting').execute();
}

/** Mails of a kind that were queued since a time. */
export async function countMails(
  db: Kysely<Schema>,
  { spaceId, kind, since }: { spaceId: string; kind: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('space_id', '=', spaceId)
    .where('kind', '=', kind)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();

  return Number(count);
}
