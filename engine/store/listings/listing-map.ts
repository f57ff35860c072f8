import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { type ListingSearch, listingConditions } from './listing-conditions.ts';

export type Cluster = {
  geohash: string;
  count: number;
  lat: number;
  lon: number;
  bounds: { north: number; south: number; east: number; west: number };
  /** The only listing of the cell. */
  listing?: MapPoint;
};

export type MapPoint = {
  id: string;
  publicId: string;
  lat: number;
  lon: number;
  price: number | null;
  transaction_type: 'sale' | 'lease';
  property_types: string[];
  bedrooms: number | null;
  address: string | null;
  city: string | null;
  mls: string;
};

/** Limit of clusters on a map; the largest come first. */
export const MAX_CLUSTERS = 1700;
/** So many of them at most carry their only listing. */
export const ALONE_MAX = Math.floor(MAX_CLUSTERS / 8);

/** Listings by geohash cell with the cell's mean position and bounds; a listing that is alone in one is a point. */
export async function clusterListings(
  db: Kysely<Schema>,
  search: ListingSearch,
  precision: number,
): Promise<Cluster[]> {
  const { rows } = await sql<Omit<Cluster, 'bounds'> & Cluster['bounds'] & { id: string }>`
    select left(geohash, ${precision}::integer) as geohash, count(*) as count,
      avg(location[1]) as lat, avg(location[0]) as lon,
      max(location[1]) as north, min(location[1]) as south, max(location[0]) as east, min(location[0]) as west,
      min(id) as id
    from listings
    where ${listingConditions(search)} and on_map
    group by 1
    order by count desc, geohash
    limit ${MAX_CLUSTERS}`.execute(db);

  const alone = rows.flatMap(({ id, count }) => (count === 1 ? [id] : [])).slice(0, ALONE_MAX);
  const points = new Map((await pointsOf(db, alone)).map((point) => [point.id, point]));

  return rows.map(({ north, south, east, west, id, ...cluster }) => {
    const listing = cluster.count === 1 ? points.get(id) : undefined;
    return { ...cluster, bounds: { north, south, east, west }, ...(listing && { listing }) };
  });
}

const POINT = sql`id, public_id as "publicId", location[1] as lat, location[0] as lon, price, transaction_type, property_types,
  bedrooms, address, city, mls`;

async function pointsOf(db: Kysely<Schema>, ids: readonly string[]): Promise<MapPoint[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MapPoint>`
    select ${POINT} from listings where id = any (${[...ids]}::text[])`.execute(db);

  return rows;
}

/** Points of a search without details, the newest first, and the total that a map can show. */
export async function listingPoints(
  db: Kysely<Schema>,
  search: ListingSearch,
  limit: number,
): Promise<{ total: number; points: MapPoint[] }> {
  const conditions = sql`${listingConditions(search)} and on_map`;
  const { rows } = await sql<{ total: number } & (MapPoint | { id: null })>`
    select counted.total, point.*
    from (select count(*) as total from listings where ${conditions}) counted
    left join (
      select ${POINT} from listings where ${conditions}
      order by listed_at desc, id
      limit ${limit}::integer
    ) point on true`.execute(db);

  return {
    total: rows[0]?.total ?? 0,
    points: rows.flatMap(({ total, ...point }) => (point.id === null ? [] : [point])),
  };
}
