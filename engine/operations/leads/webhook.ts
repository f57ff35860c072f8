import { randomUUID } from 'node:crypto';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, EngineError, notFound } from '../../errors.ts';
import {
  countDeliveries,
  type DeliveryRow,
  deleteDeliveriesBefore,
  deleteWebhook,
  findWebhook,
  insertDelivery,
  listDeliveries,
  requeueDelivery,
  upsertWebhook,
} from '../../store/leads/webhook-table.ts';
import { checkHost, UnreachableAddress } from '../../network/reachable-address.ts';
import { eventBody } from '../../webhooks/lead-event.ts';
import { newWebhookSecret } from '../../webhooks/signature.ts';
import { ROTATION_MS } from '../../webhooks/webhook-secrets.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'webhookNetworks'>;

const LIST_MAX = 50;
const TEST = 'webhook.test';
const TEST_WINDOW_MS = 10 * 60 * 1000;
export const MAX_TESTS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of deliveries that are made or dead: their bodies are personal. */
export const DELIVERY_DAYS = 30;

/** The endpoint of a site without its secrets, and the latest deliveries. */
export async function readWebhook({ db, clock }: Context, spaceId: string) {
  const [row, deliveries] = await Promise.all([
    findWebhook(db, spaceId),
    listDeliveries(db, { spaceId, limit: LIST_MAX }),
  ]);
  const rotatedUntil = row?.previous_until && row.previous_until > clock() ? row.previous_until : null;

  return {
    url: row?.url ?? null,
    enabled: row?.enabled ?? false,
    rotatedUntil,
    deliveries: deliveries.map(summaryOf),
  };
}

type Saved = { spaceId: string; url: string; enabled: boolean; author: string };

/** Saves the endpoint. The secret is returned only when it is new. */
export async function saveWebhook(
  { db, clock, webhookNetworks }: Context,
  { spaceId, url: text, enabled, author }: Saved,
): Promise<{ secret: string | null }> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw badInput('url', 'This is not an http or https URL');
  if (url.username || url.password) throw badInput('url', 'The URL may not contain a user or a password');
  try {
    checkHost(url, webhookNetworks);
  } catch (error) {
    if (error instanceof UnreachableAddress) throw badInput('url', error.message);
    throw error;
  }

  return db.transaction().execute(async (transaction) => {
    const before = await findWebhook(transaction, spaceId);
    const secret = before?.secret ?? newWebhookSecret();
    await upsertWebhook(transaction, {
      space_id: spaceId,
      url: url.href,
      secret,
      previous_secret: before?.previous_secret ?? null,
      previous_until: before?.previous_until ?? null,
      enabled,
      changed_at: clock(),
      changed_by: author,
    });
    const action = before ? 'saved' : 'created';
    await record(transaction, { spaceId, at: clock(), action, url, summary: enabled ? 'on' : 'off' });

    return { secret: before ? null : secret };
  });
}

/** A new secret; the one before signs for another day. */
export async function rotateSecret(
  { db, clock }: Context,
  { spaceId, author }: { spaceId: string; author: string },
): Promise<{ secret: string }> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const before = await findWebhook(transaction, spaceId);
    if (!before) throw notFound('The webhook');

    const secret = newWebhookSecret();
    await upsertWebhook(transaction, {
      ...before,
      secret,
      previous_secret: before.secret,
      previous_until: new Date(now.getTime() + ROTATION_MS),
      changed_at: now,
      changed_by: author,
    });
    await record(transaction, { spaceId, at: now, action: 'secret changed', url: new URL(before.url) });
    return { secret };
  });
}

export function removeWebhook({ db, clock }: Context, spaceId: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const before = await findWebhook(transaction, spaceId);
    await deleteWebhook(transaction, spaceId);
    if (before)
      await record(transaction, { spaceId, at: clock(), action: 'deleted', url: new URL(before.url) });
  });
}

type Recorded = { spaceId: string; at: Date; action: string; url: URL; summary?: string };

/** The host alone: paths of endpoints often hold keys. */
function record(db: Context['db'], { url, ...change }: Recorded): Promise<void> {
  return recordAudit(db, { ...change, kind: 'webhook', subject: url.host });
}

/** Queues an event without content, which proves that the endpoint works. */
export async function sendTestEvent({ db, clock }: Context, spaceId: string): Promise<void> {
  const webhook = await findWebhook(db, spaceId);
  if (!webhook?.enabled) throw notFound('A webhook that is on');
  const now = clock();
  const since = new Date(now.getTime() - TEST_WINDOW_MS);
  if ((await countDeliveries(db, { spaceId, type: TEST, since })) >= MAX_TESTS)
    throw new EngineError('too_many', 'Several tests were sent just now. Wait ten minutes, then try again.');

  await insertDelivery(db, {
    id: `test_${randomUUID()}`,
    spaceId,
    leadId: null,
    type: TEST,
    body: eventBody(TEST, now, { siteId: spaceId }),
    now,
  });
}

/** Sends an event again, with the same id. */
export async function replayDelivery(
  { db, clock }: Context,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<void> {
  if (!(await requeueDelivery(db, { spaceId, id, now: clock() })))
    throw notFound('A delivery of this id that is not waiting');
}

export async function purgeOldDeliveries({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteDeliveriesBefore(db, new Date(clock().getTime() - DELIVERY_DAYS * DAY_MS));
}

function summaryOf(delivery: DeliveryRow) {
  return {
    id: delivery.id,
    type: delivery.type,
    leadId: delivery.lead_id,
    status: delivery.status,
    attempts: delivery.attempts,
    queuedAt: delivery.queued_at,
    nextAttemptAt: delivery.status === 'waiting' ? delivery.next_attempt_at : null,
    deliveredAt: delivery.delivered_at,
    responseStatus: delivery.response_status,
    failure: delivery.failure,
  };
}
