import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type SubscriberState = 'pending' | 'confirmed' | 'ended';
export type Subscriber = {
  id: number;
  spaceId: string;
  email: string;
  origin: string;
  state: SubscriberState;
};

type NewSubscriber = Omit<Subscriber, 'id' | 'state'> & {
  consent: string;
  visitorIp: string | null;
  now: Date;
};

const COLUMNS = ['id', 'space_id as spaceId', 'email', 'origin', 'state'] as const;

/** Stores a subscriber; pending again if they had unsubscribed, unchanged if they are confirmed. */
export async function upsertSubscriber(
  db: Kysely<Schema>,
  { spaceId, email, origin, consent, visitorIp, now }: NewSubscriber,
): Promise<Subscriber> {
  return db
    .insertInto('newsletter_subscribers')
    .values({
      space_id: spaceId,
      email,
      origin,
      state: 'pending',
      consent,
      visitor_ip: visitorIp,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'email']).doUpdateSet({
        state: sql<SubscriberState>`case newsletter_subscribers.state when 'confirmed' then 'confirmed' else 'pending' end`,
        origin,
        consent,
        visitor_ip: visitorIp,
        asked_at: now,
      }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function findSubscriber(db: Kysely<Schema>, id: number): Promise<Subscriber | null> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();

  return found ?? null;
}

export async function confirmSubscriber(
  db: Kysely<Schema>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', confirmed_at: now, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

export async function endSubscriber(
  db: Kysely<Schema>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .execute();
}

export async function listConfirmed(db: Kysely<Schema>, spaceId: string): Promise<Subscriber[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
}

export async function countConfirmed(db: Kysely<Schema>, spaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('space_id', '=', spaceId)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();

  return count;
}

/** Emails that were never confirmed, and those of people who have unsubscribed long ago. */
export async function deleteStaleSubscribers(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'pending'), row('asked_at', '<', before)]),
        row.and([row('state', '=', 'ended'), row('ended_at', '<', before)]),
      ]),
    )
    .execute();
}

type DuePost = { spaceId: string; id: number };

/** Posts that are public and wait to be mailed. */
export async function listPostsToMail(db: Kysely<Schema>, now: Date): Promise<DuePost[]> {
  return db
    .selectFrom('posts')
    .select(['space_id as spaceId', 'id'])
    .where('is_mailed', '=', true)
    .where('mailed_at', 'is', null)
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('published_at')
    .limit(100)
    .execute();
}

/** Takes a post that waits to be mailed, in the transaction that queues its mails; false when another process has. */
export async function claimPostToMail(
  db: Kysely<Schema>,
  { spaceId, id, now, count }: DuePost & { now: Date; count: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('posts')
    .set({ mailed_at: now, mailed_count: count })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('is_mailed', '=', true)
    .where('mailed_at', 'is', null)
    .where('state', '=', 'published')
    .returning('id')
    .executeTakeFirst();

  return claimed !== undefined;
}
