import { type Kysely, sql } from 'kysely';
import type { Sort } from '#domain/search/sorts.ts';
import type { ListingDocument } from '../documents.ts';
import type { LatLon } from '../places/place-points.ts';
import type { Schema } from '../schema.ts';
import { type ListingSearch, listingConditions } from './listing-conditions.ts';
import { listingOrder, nextOpenHouse } from './listing-order.ts';

export type StoredListing = { id: string; document: ListingDocument; placeIds: number[] };

type Page = {
  sort: Sort;
  /** The origin of the "nearest" order. */
  centre: LatLon | null;
  from: number;
  size: number;
  /** Without it only the page is queried: the database may stop once the page is full. */
  count: boolean;
  /** Members removed from the documents. */
  omit: string[];
};

/** One page of a search and, when counting, the total (otherwise null), in one query. */
export async function searchListings(
  db: Kysely<Schema>,
  search: ListingSearch,
  { sort, centre, from, size, count, omit }: Page,
): Promise<{ total: number | null; listings: StoredListing[] }> {
  const conditions = listingConditions(search);
  const { rows } = await sql<
    { total: number | null } & (StoredListing | { [K in keyof StoredListing]: null })
  >`
    with found as ${isExpensive(search) ? sql`materialized` : sql`not materialized`} (
      select id, listed_at, price, bedrooms, interior_size, lot_size, price_reduced_at, search_location,
        transaction_type, property_types,
        ${nextOpenHouse(sort, search)} as next_open_house
      from listings where ${conditions}
    ), page as (
      select id, row_number() over () as row
      from (
        select id from found order by ${listingOrder(sort, centre)}
        limit ${size}::integer offset ${from}::integer
      ) ordered
    )
    select counted.total, page.id, document - ${omit}::text[] as document, place_ids as "placeIds"
    from (select ${count ? sql`count(*) as total from found` : sql`null::bigint as total`}) counted
    left join page on true
    left join listings on listings.source = ${search.source} and listings.id = page.id
    order by page.row`.execute(db);

  return {
    total: rows[0]?.total ?? null,
    listings: rows.flatMap(({ id, document, placeIds }) => (id === null ? [] : [{ id, document, placeIds }])),
  };
}

/** Distances and members of documents cost more than materialising the matches; indexed columns cost less. */
function isExpensive({ search: { filters, geo } }: ListingSearch): boolean {
  return Boolean(filters?.raw) || (geo !== undefined && 'point' in geo);
}

/** Listings on the market by id, public id or MLS number; each listing once. */
export async function findListings(
  db: Kysely<Schema>,
  source: string,
  names: readonly string[],
): Promise<(StoredListing & { publicId: string; mls: string })[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'document', 'place_ids as placeIds', 'public_id as publicId', 'mls'])
    .where('source', '=', source)
    .where('status', '<>', 'off')
    .where(sql<boolean>`coalesce(display -> 'listing', 'true') <> 'false'::jsonb`)
    .where((is) =>
      is.or([
        is('id', '=', sql<string>`any (${names}::text[])`),
        is('public_id', '=', sql<string>`any (${names}::text[])`),
        is(sql`lower(mls)`, '=', sql`any (${names.map((name) => name.toLowerCase())}::text[])`),
      ]),
    )
    .execute();
}

export async function countListings(db: Kysely<Schema>, source: string): Promise<number> {
  const { total } = await db
    .selectFrom('listings')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('source', '=', source)
    .where('shown', '=', true)
    .executeTakeFirstOrThrow();

  return total;
}
