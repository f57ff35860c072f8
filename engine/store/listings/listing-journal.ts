import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Retention of the journal: a reader that falls further behind starts over. */
export const JOURNAL_RETENTION_MS = 24 * 60 * 60 * 1000;

export type ListingChanges = {
  /** Cursor: the oldest transaction that was still running. */
  next: string;
  changes: { source: string; id: string }[];
};

/** Listings changed in a transaction not older than `since`; without it only the cursor. */
export async function listingChangesSince(db: Kysely<Schema>, since: string | null): Promise<ListingChanges> {
  const { rows } = await sql<{ next: string; source: string | null; id: string | null }>`
    with journal as (
      select distinct source, listing_id as id from listing_changes
      where transaction_id >= ${since ?? '18446744073709551615'}::text::xid8
        -- Rows of a restored dump have numbers of another cluster, which may lie ahead of this one's.
        and transaction_id < pg_snapshot_xmax(pg_current_snapshot())
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, journal.source, journal.id
    from (select) one left join journal on true`.execute(db);

  return {
    next: rows[0]?.next ?? '0',
    changes: rows.flatMap(({ source, id }) => (source === null || id === null ? [] : [{ source, id }])),
  };
}

/** Deletes changes before a time, and those of another cluster whose ids are ahead of this one's. */
export async function removeListingChanges(db: Kysely<Schema>, before: Date): Promise<void> {
  await sql`
    delete from listing_changes
    where changed_at < ${before} or transaction_id >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
