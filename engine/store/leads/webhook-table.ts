import type { Kysely, Selectable } from 'kysely';
import type { Schema, WebhookDeliveryTable, WebhookTable } from '../schema.ts';

export type WebhookRow = Selectable<WebhookTable>;
export type DeliveryRow = Selectable<WebhookDeliveryTable>;

export async function findWebhook(db: Kysely<Schema>, spaceId: string): Promise<WebhookRow | null> {
  const row = await db.selectFrom('webhooks').selectAll().where('space_id', '=', spaceId).executeTakeFirst();

  return row ?? null;
}

export async function upsertWebhook(db: Kysely<Schema>, row: WebhookRow): Promise<void> {
  const { space_id, ...rest } = row;
  await db
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) => conflict.column('space_id').doUpdateSet(rest))
    .execute();
}

/** Deletes the endpoint with what waits for it; the record of the past stays. */
export async function deleteWebhook(db: Kysely<Schema>, spaceId: string): Promise<void> {
  await db.deleteFrom('webhooks').where('space_id', '=', spaceId).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('space_id', '=', spaceId)
    .where('status', '=', 'waiting')
    .execute();
}

export type NewDelivery = {
  id: string;
  spaceId: string;
  leadId: string | null;
  type: string;
  body: string;
  now: Date;
};

/** Queues an event once, whatever happens to its id again. */
export async function insertDelivery(db: Kysely<Schema>, event: NewDelivery): Promise<void> {
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: event.id,
      space_id: event.spaceId,
      lead_id: event.leadId,
      type: event.type,
      body: event.body,
      queued_at: event.now,
      next_attempt_at: event.now,
      response_status: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Even if another process has claimed it since: the receiver has accepted the event. */
export async function markDelivered(
  db: Kysely<Schema>,
  { id, status, now }: { id: string; status: number; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      status: 'delivered',
      delivered_at: now,
      locked_until: null,
      response_status: status,
      failure: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Nothing happens when another process has claimed it since. Without a next attempt it is a dead letter. */
export async function markUndelivered(
  db: Kysely<Schema>,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  {
    nextAttemptAt,
    failure,
    responseStatus,
  }: { nextAttemptAt: Date | null; failure: string; responseStatus: number | null },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt } : { status: 'failed' as const }),
      locked_until: null,
      failure,
      response_status: responseStatus,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
    .execute();
}

/** Queues a delivery again, with its id; false when there is none, and for one that waits anyway. */
export async function requeueDelivery(
  db: Kysely<Schema>,
  { spaceId, id, now }: { spaceId: string; id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      status: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      locked_until: null,
      response_status: null,
      failure: null,
    })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('status', '!=', 'waiting')
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

export async function listDeliveries(
  db: Kysely<Schema>,
  { spaceId, limit }: { spaceId: string; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('space_id', '=', spaceId)
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes deliveries that are not waiting, by the time they were queued. */
export async function deleteDeliveriesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('queued_at', '<', before)
    .where('status', '!=', 'waiting')
    .execute();
}

/** Events of a type that a site queued since a time. */
export async function countDeliveries(
  db: Kysely<Schema>,
  { spaceId, type, since }: { spaceId: string; type: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('space_id', '=', spaceId)
    .where('type', '=', type)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();

  return Number(count);
}
