import type { Kysely } from 'kysely';
import { MAX_ATTEMPTS, waitAfter } from '../mail/backoff.ts';
import { claimDue } from '../store/claim-due.ts';
import {
  type DeliveryRow,
  findWebhook,
  markDelivered,
  markUndelivered,
} from '../store/leads/webhook-table.ts';
import type { Schema } from '../store/schema.ts';
import { type EventSender, SEND_MS } from './send-event.ts';
import { secretsOf } from './webhook-secrets.ts';

/** A claim outlives every exchange, so that only a process that died or slept leaves one to others. */
const LEASE_MS = 8 * SEND_MS;

/** Events of one run. */
const BATCH = 50;

export type EventDeliveryOptions = {
  db: Kysely<Schema>;
  clock: () => Date;
  sender: EventSender;
  random?: () => number;
};

/**
 * Sends the events that are due; any number of processes may do so at once. An event is marked as delivered after its
 * receiver has accepted it: a process that is killed between the two leaves one that is sent again with the same id.
 */
export async function deliverEvents({ db, clock, sender, random }: EventDeliveryOptions): Promise<void> {
  for (let sent = 0; sent < BATCH; sent++) {
    const now = clock();
    const delivery = await claimDue(db, 'webhook_deliveries', {
      now,
      lockedUntil: new Date(now.getTime() + LEASE_MS),
    });
    if (!delivery) return;
    await deliver(delivery);
  }

  async function deliver(delivery: DeliveryRow): Promise<void> {
    const webhook = await findWebhook(db, delivery.space_id);
    const abandon = (failure: string) =>
      markUndelivered(db, delivery, { nextAttemptAt: null, failure, responseStatus: null });
    if (!webhook?.enabled) return abandon('The webhook is off');
    if (delivery.attempts > MAX_ATTEMPTS)
      return abandon(delivery.failure ?? 'Every process that tried to send it has ended');

    const { id, body } = delivery;
    const now = clock();
    const { status, failure } = await sender.send({
      id,
      body,
      url: webhook.url,
      secrets: secretsOf(webhook, now),
      now,
    });
    if (failure === null && status !== null) return markDelivered(db, { id, status, now: clock() });

    // 410: the receiver no longer accepts events.
    const isOver = status === 410 || delivery.attempts >= MAX_ATTEMPTS;
    await markUndelivered(db, delivery, {
      nextAttemptAt: isOver ? null : new Date(clock().getTime() + waitAfter(delivery.attempts, random)),
      failure: failure ?? '',
      responseStatus: status,
    });
  }
}
