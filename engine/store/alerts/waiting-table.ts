import { type Kysely, sql } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { ListingEventKind, Schema } from '../schema.ts';

/** The times at which entries must have been matched to be due, by frequency. */
export type DueTimes = Record<Exclude<AlertFrequency, 'never'>, Date>;

/** A subscription with entries that are due, and whom to mail. */
export type DueSubscription = {
  number: number;
  customerId: string;
  source: string;
  searchId: string;
  /** Null for the favourites. */
  searchName: string | null;
  frequency: AlertFrequency;
  origin: string;
  email: string;
  name: string;
};

/** Spaces in which something waits. */
export async function spacesWithEntries(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from spaces p where exists (
      select from alert_subscriptions s join alert_entries e on e.subscription = s.number where s.space_id = p.id
    ) order by id`.execute(db);

  return rows.map(({ id }) => id);
}

/** Subscriptions of a space that are due, after a position, favourites first; only of customers with a verified email. */
export async function dueSubscriptions(
  db: Kysely<Schema>,
  { spaceId, times, after, limit }: { spaceId: string; times: DueTimes; after: DuePosition; limit: number },
): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    select s.number, s.customer_id as "customerId", s.source, s.search_id as "searchId", f.name as "searchName",
      s.frequency, s.origin, c.email, c.name
    from alert_subscriptions s
    join customers c on c.space_id = s.space_id and c.id = s.customer_id
      and c.disabled_at is null and c.email_verified_at is not null
    left join saved_searches f on f.space_id = s.space_id and f.customer_id = s.customer_id
      and f.source = s.source and f.id = s.search_id
    where s.space_id = ${spaceId} and (s.search_id = '' or f.id is not null)
      and (s.customer_id, s.search_id) > (${after.customerId}, ${after.searchId})
      and exists (
        select from alert_entries e where e.subscription = s.number and e.matched_at <= case s.frequency
          when 'instant' then ${times.instant}::timestamptz
          when 'daily' then ${times.daily}::timestamptz
          when 'weekly' then ${times.weekly}::timestamptz end
      )
    order by s.customer_id, s.search_id limit ${limit}::integer`.execute(db);

  return rows;
}

export type DuePosition = { customerId: string; searchId: string };

export type WaitingEvent = {
  event: number;
  kind: ListingEventKind;
  listingId: string;
  mls: string;
  oldPrice: number | null;
  soldId: string | null;
};

/** What waits for a subscription, in the order in which it happened. */
export async function waitingEvents(db: Kysely<Schema>, subscription: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`
    select e.sequence as event, e.kind, e.listing_id as "listingId", e.mls, e.old_price as "oldPrice",
      e.sold_id as "soldId"
    from alert_entries a join listing_events e on e.sequence = a.event
    where a.subscription = ${subscription} order by e.sequence`.execute(db);

  return rows;
}

/** Deletes entries of a subscription; the number that were there. */
export async function takeEntries(
  db: Kysely<Schema>,
  { subscription, events }: { subscription: number; events: readonly number[] },
): Promise<number> {
  const { rows } = await sql`
    delete from alert_entries where subscription = ${subscription} and event = any (${[...events]}::bigint[])
    returning event`.execute(db);

  return rows.length;
}

/** Deletes entries of a customer's other subscriptions: an event is reported to a customer once. */
export async function dropEntriesOfOthers(
  db: Kysely<Schema>,
  { spaceId, customerId, events }: { spaceId: string; customerId: string; events: readonly number[] },
): Promise<void> {
  await sql`
    delete from alert_entries where event = any (${[...events]}::bigint[]) and subscription in (
      select number from alert_subscriptions where space_id = ${spaceId} and customer_id = ${customerId}
    )`.execute(db);
}
