import { type Kysely, sql } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { UiState } from '#domain/search/rest/ui-state-schema.ts';
import type { OwnedKey } from '../people/favourite-table.ts';
import type { Schema } from '../schema.ts';

/** A saved search, or with an empty `searchId` the favourites, of a customer. */
export type SubscriptionKey = OwnedKey & { searchId: string };

/** The `searchId` of the favourites. */
export const FAVOURITES = '';

export type Subscription = { frequency: AlertFrequency; origin: string };

/** A saved search with alerts, as it is matched. */
export type SubscribedSearch = { number: number; spaceId: string; source: string; uiState: UiState };

export type SubscriptionOwner = SubscriptionKey & { frequency: AlertFrequency };

/** Whose subscription a number is. */
export async function findSubscriptionByNumber(
  db: Kysely<Schema>,
  number: number,
): Promise<SubscriptionOwner | null> {
  const row = await db
    .selectFrom('alert_subscriptions')
    .select([
      'space_id as spaceId',
      'customer_id as customerId',
      'source',
      'search_id as searchId',
      'frequency',
    ])
    .where('number', '=', number)
    .executeTakeFirst();

  return row ?? null;
}

/** The names of a customer's saved searches by id. */
export async function searchNamesOf(
  db: Kysely<Schema>,
  { spaceId, customerId, source }: OwnedKey,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name'])
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .execute();

  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The frequencies of a customer's searches and favourites by search id. */
export async function frequenciesOf(
  db: Kysely<Schema>,
  { spaceId, customerId, source }: OwnedKey,
): Promise<Map<string, AlertFrequency>> {
  const rows = await db
    .selectFrom('alert_subscriptions')
    .select(['search_id', 'frequency'])
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .execute();

  return new Map(rows.map(({ search_id, frequency }) => [search_id, frequency]));
}

/** Sets a frequency. What changed while there was none is not reported afterwards. */
export async function putSubscription(
  db: Kysely<Schema>,
  { spaceId, customerId, source, searchId, frequency, origin }: SubscriptionKey & Subscription,
): Promise<void> {
  await sql`
    insert into alert_subscriptions as s (space_id, customer_id, source, search_id, frequency, origin, since_event)
    values (${spaceId}, ${customerId}, ${source}, ${searchId}, ${frequency}, ${origin},
      (select coalesce(max(sequence), 0) from listing_events))
    on conflict (space_id, customer_id, source, search_id) do update
    set frequency = excluded.frequency, origin = excluded.origin, transaction_id = pg_current_xact_id(),
      since_event = case when s.frequency = 'never' then excluded.since_event else s.since_event end`.execute(
    db,
  );
}

/** Ends subscriptions, one or with `searchId` omitted all of a customer's, and what is waiting for them. */
export async function endSubscriptions(
  db: Kysely<Schema>,
  { spaceId, customerId, source, searchId }: OwnedKey & { searchId?: string },
): Promise<string[]> {
  const which = sql`space_id = ${spaceId} and customer_id = ${customerId} and source = ${source}
    ${searchId === undefined ? sql`` : sql`and search_id = ${searchId}`}`;
  const { rows } = await sql<{ search_id: string }>`
    update alert_subscriptions set frequency = 'never', transaction_id = pg_current_xact_id()
    where ${which} and frequency <> 'never' returning search_id`.execute(db);
  await sql`delete from alert_entries
    where subscription in (select number from alert_subscriptions where ${which})`.execute(db);

  return rows.map(({ search_id }) => search_id);
}

/** Deletes the subscription of a deleted search. */
export async function deleteSubscription(
  db: Kysely<Schema>,
  { spaceId, customerId, source, searchId }: SubscriptionKey,
): Promise<void> {
  await sql`
    with gone as (
      delete from alert_subscriptions where space_id = ${spaceId} and customer_id = ${customerId}
        and source = ${source} and search_id = ${searchId}
      returning number
    )
    delete from alert_entries where subscription in (select number from gone)`.execute(db);
}

export type ChangedSubscriptions = { next: string; searches: SubscribedSearch[] };

/** Searches whose subscription was set in a transaction not older than `since`, and the next value for it. */
export async function subscribedSearchesSince(
  db: Kysely<Schema>,
  since: string,
): Promise<ChangedSubscriptions> {
  const { rows } = await sql<{ next: string } & (SubscribedSearch | { [K in keyof SubscribedSearch]: null })>`
    with changed as (
      select a.number, a.space_id, a.source, s.ui_state from alert_subscriptions a
      join saved_searches s on s.space_id = a.space_id and s.customer_id = a.customer_id
        and s.source = a.source and s.id = a.search_id
      where a.frequency <> 'never' and a.transaction_id >= ${since}::text::xid8
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, number, space_id as "spaceId", source,
      ui_state as "uiState"
    from (select) one left join changed on true`.execute(db);

  return {
    next: rows[0]?.next ?? '0',
    searches: rows.flatMap(({ number, spaceId, source, uiState }) =>
      number === null ? [] : [{ number, spaceId, source, uiState }],
    ),
  };
}

export async function countSubscribedSearches(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('alert_subscriptions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('frequency', '<>', 'never')
    .where('search_id', '<>', FAVOURITES)
    .executeTakeFirstOrThrow();

  return Number(count);
}
