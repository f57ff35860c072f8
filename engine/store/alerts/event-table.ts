import { type Kysely, sql } from 'kysely';
import { INDEX_COLUMNS, type IndexRow } from '../listings/index-rows.ts';
import type { ListingEventKind, Schema } from '../schema.ts';

/** The position of an event in the order of reading. */
export type EventPosition = { transaction: string; sequence: number };

export type ListingEvent = EventPosition & {
  source: string;
  listingId: string;
  kind: ListingEventKind;
  oldPrice: number | null;
  mls: string;
  soldId: string | null;
  changedAt: Date;
};

export async function readCursor(db: Kysely<Schema>): Promise<EventPosition> {
  const row = await db
    .selectFrom('alert_cursor')
    .select([sql<string>`transaction_id::text`.as('transaction'), 'sequence'])
    .executeTakeFirst();
  if (row) return row;

  await sql`insert into alert_cursor (transaction_id, sequence) values ('0', 0) on conflict do nothing`.execute(
    db,
  );
  return { transaction: '0', sequence: 0 };
}

/**
 * The next events after a position. Those of transactions that may still be joined by an older one are left for later:
 * a sequence becomes visible out of order.
 */
export async function eventsAfter(
  db: Kysely<Schema>,
  { transaction, sequence }: EventPosition,
  limit: number,
): Promise<ListingEvent[]> {
  const { rows } = await sql<ListingEvent>`
    select transaction_id::text as transaction, sequence, source, listing_id as "listingId", kind,
      old_price as "oldPrice", mls, sold_id as "soldId", changed_at as "changedAt"
    from listing_events
    where (transaction_id, sequence) > (${transaction}::text::xid8, ${sequence}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction_id, sequence limit ${limit}::integer`.execute(db);

  return rows;
}

/** Moves the cursor; false when another process has moved it since, or is about to. */
export async function moveCursor(
  db: Kysely<Schema>,
  from: EventPosition,
  to: EventPosition,
): Promise<boolean> {
  const { rows } = await sql`
    update alert_cursor set transaction_id = ${to.transaction}::text::xid8, sequence = ${to.sequence}
    where id = (select id from alert_cursor
      where transaction_id = ${from.transaction}::text::xid8 and sequence = ${from.sequence}
      for update skip locked)
    returning id`.execute(db);

  return rows.length > 0;
}

/**
 * After a restore into another cluster, whose transactions have lower numbers: what had been matched stays so, the rest
 * comes first.
 */
export async function adoptRestoredEvents(db: Kysely<Schema>): Promise<void> {
  await sql`
    with ahead as (
      select transaction_id, sequence from alert_cursor
      where transaction_id > pg_snapshot_xmax(pg_current_snapshot()) for update
    ), moved as (
      update listing_events e
      set transaction_id = case when (e.transaction_id, e.sequence) > (ahead.transaction_id, ahead.sequence)
        then '1'::xid8 else '0'::xid8 end
      from ahead
    )
    update alert_cursor set transaction_id = '0', sequence = 9007199254740991
    where exists (select from ahead)`.execute(db);
}

/** The searchable columns that listings of these events had when they were last available. */
export async function snapshotsOf(
  db: Kysely<Schema>,
  sequences: readonly number[],
): Promise<(IndexRow & { event: number })[]> {
  const { rows } = await sql<IndexRow & { event: number }>`
    select event, ${INDEX_COLUMNS} from (
      select e.sequence as event, (jsonb_populate_record(null::listings, e.snapshot)).*
      from listing_events e
      where e.sequence = any (${[...sequences]}::bigint[]) and e.snapshot is not null
    ) past`.execute(db);

  return rows;
}

export async function deleteEventsBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('listing_events').where('changed_at', '<', before).execute();
}
