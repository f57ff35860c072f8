import { type Kysely, sql } from 'kysely';
import { eachBit } from '../search-index/bitset.ts';
import { ListingIndex } from '../search-index/listing-index.ts';
import type { IndexRow } from '../store/listings/index-rows.ts';
import {
  type ListingSearch,
  listingConditions,
  SearchConditionError,
} from '../store/listings/listing-conditions.ts';
import type { Schema } from '../store/schema.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An index of a few listings alone, which searches are evaluated on by the same code as on all. */
export async function indexOf(rows: readonly IndexRow[]): Promise<ListingIndex> {
  const index = new ListingIndex();
  index.add(rows);
  await index.order(pause);

  return index;
}

/** Ids of the index's listings that a search finds; null where only the database can evaluate it. */
export function matchesIn(index: ListingIndex, search: ListingSearch): string[] | null {
  try {
    const conditions = index.plan(search);
    if (!conditions) return null;

    const { found, total } = index.matchOnce(conditions);
    const ids: string[] = [];
    if (total > 0) eachBit(found, (row) => ids.push(index.columns.ids[row] as string));
    return ids;
  } catch (error) {
    return noMatches(error);
  }
}

/** The same of what listings that are gone last were, by the events that have it. */
export async function matchesInPast(
  db: Kysely<Schema>,
  search: ListingSearch,
  events: readonly number[],
): Promise<string[]> {
  try {
    const { rows } = await sql<{ id: string }>`
      select distinct id from (
        select past.* from listing_events e
        cross join lateral jsonb_populate_record(null::listings, e.snapshot || '{"shown": true}') past
        where e.sequence = any (${[...events]}::bigint[]) and e.snapshot is not null
      ) listings where ${listingConditions(search)}`.execute(db);

    return rows.map(({ id }) => id);
  } catch (error) {
    return noMatches(error);
  }
}

/** The same by the database, for terms on fields without a column; listings that left the market are not found. */
export async function matchesInStore(
  db: Kysely<Schema>,
  search: ListingSearch,
  ids: readonly string[],
): Promise<string[]> {
  try {
    const { rows } = await sql<{ id: string }>`
      select id from listings where id = any (${[...ids]}::text[]) and ${listingConditions(search)}`.execute(
      db,
    );

    return rows.map(({ id }) => id);
  } catch (error) {
    return noMatches(error);
  }
}

/** A search that the site rejects finds nothing; other errors are thrown. */
function noMatches(error: unknown): [] {
  if (error instanceof SearchConditionError) return [];
  throw error;
}
