import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** A listing's event that a subscribed search has matched. */
export type Match = { subscription: number; event: number };

/** Records matches; those of a search that has been deleted or turned off meanwhile are left out. */
export async function insertMatches(
  db: Kysely<Schema>,
  matches: readonly Match[],
  matchedAt: Date,
): Promise<number> {
  if (matches.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into alert_entries (subscription, event, matched_at)
    select s.number, m.event, ${matchedAt}::timestamptz
    from unnest(${matches.map(({ subscription }) => subscription)}::bigint[],
      ${matches.map(({ event }) => event)}::bigint[]) as m (number, event)
    join alert_subscriptions s on s.number = m.number
    where s.frequency <> 'never' and s.since_event < m.event
    order by s.number, m.event
    on conflict do nothing`.execute(db);

  return Number(numAffectedRows ?? 0);
}

/** Records events of favourites. A new listing is nobody's favourite yet. */
export async function insertFavouriteMatches(
  db: Kysely<Schema>,
  events: readonly number[],
  matchedAt: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into alert_entries (subscription, event, matched_at)
    select s.number, e.sequence, ${matchedAt}::timestamptz
    from listing_events e
    join favourites f on f.source = e.source and f.listing_id = e.listing_id
    join alert_subscriptions s on s.space_id = f.space_id and s.customer_id = f.customer_id
      and s.source = f.source and s.search_id = ''
    where e.sequence = any (${[...events]}::bigint[]) and e.kind <> 'new'
      and s.frequency <> 'never' and s.since_event < e.sequence
    on conflict do nothing`.execute(db);

  return Number(numAffectedRows ?? 0);
}

/** Deletes what was matched before a time: it is no news any more. */
export async function deleteEntriesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('alert_entries').where('matched_at', '<', before).execute();
}
