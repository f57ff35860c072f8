import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { type ListingSearch, listingConditions } from './listing-conditions.ts';

/** The ids of the listings a search finds, in any order; null for more than `most`. */
export async function matchingIds(
  db: Kysely<Schema>,
  search: ListingSearch,
  most: number,
): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where ${listingConditions(search)} limit ${most + 1}::integer`.execute(db);

  return rows.length > most ? null : rows.map(({ id }) => id);
}
