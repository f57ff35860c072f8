import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { ListingDocument } from '../documents.ts';
import type { Schema } from '../schema.ts';
import { isAddressShown } from './is-address-shown.ts';
import type { ListingPublicInfo } from './listing-public-info-table.ts';
import { postalCode } from './postal-code-condition.ts';
import { streetId } from './street-condition.ts';

/** The searchable columns of a listing; only searchable listings have a row. */
export type IndexRow = {
  id: string;
  publicId: string;
  mls: string;
  transactionType: 'sale' | 'lease';
  propertyTypes: string[];
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  interiorSize: number | null;
  yearBuilt: number | null;
  lotSize: number | null;
  storeys: number | null;
  garageSpaces: number | null;
  parkingSpaces: number | null;
  /** Dollars a year; null where the details are withheld. */
  propertyTax: number | null;
  /** Dollars; null where the details are withheld. */
  monthlyFee: number | null;
  isReduced: boolean;
  /** Microseconds since 1970. */
  reducedAt: number | null;
  hasPhotos: boolean;
  hasPool: boolean;
  /** Microseconds since 1970, the store's precision. */
  listedAt: number;
  /** The position used for searching: rounded where the address is withheld. */
  lat: number | null;
  lon: number | null;
  geohash: string | null;
  address: string | null;
  neighbourhood: string | null;
  city: string | null;
  province: string | null;
  /** Upper case without spaces; null where the address is withheld. */
  postalCode: string | null;
  /** Its id as a shape; null where the address is withheld or unknown. */
  street: string | null;
  officeId: string | null;
  officeName: string | null;
  agentIds: string[];
  placeIds: number[];
  /** Milliseconds since 1970. */
  openHouseUntil: number | null;
  /** Local begin and end, sorted: `2026-11-28T13:00/15:00`. */
  openHouses: string[];
  onMap: boolean;
};

/** The expressions of an `IndexRow` on rows of `listings`. */
export const INDEX_COLUMNS = sql`id, public_id as "publicId", mls, transaction_type as "transactionType",
  property_types as "propertyTypes", price, bedrooms, bathrooms, interior_size as "interiorSize",
  year_built as "yearBuilt", lot_size as "lotSize", storeys, garage_spaces as "garageSpaces",
  parking_spaces as "parkingSpaces", property_tax as "propertyTax", monthly_fee as "monthlyFee",
  previous_price is not null as "isReduced",
  (extract(epoch from price_reduced_at) * 1000000)::float8 as "reducedAt",
  coalesce(has_photos, false) as "hasPhotos", coalesce(has_pool, false) as "hasPool",
  (extract(epoch from listed_at) * 1000000)::float8 as "listedAt",
  search_location[1] as lat, search_location[0] as lon, geohash, address, neighbourhood, city, province,
  case when ${isAddressShown} then ${postalCode} end as "postalCode",
  ${streetId} as street,
  office_id as "officeId", office_name as "officeName", agent_ids as "agentIds", place_ids as "placeIds",
  (extract(epoch from open_house_until) * 1000)::float8 as "openHouseUntil",
  case when open_house_until is null then '{}'::text[] else array(
    select (house ->> 'date') || 'T' || (house ->> 'start_time') || '/' || (house ->> 'end_time')
    from jsonb_array_elements(document -> 'open_houses') house order by 1
  ) end as "openHouses", on_map as "onMap"`;

/**
 * The next rows of a source by id, after a given one. As one JSON text: drivers take twice as long for a value of each column.
 */
export async function indexRowsAfter(
  db: Kysely<Schema>,
  source: string,
  { after, limit }: { after: string; limit: number },
): Promise<IndexRow[]> {
  const { rows } = await sql<{ json: string | null }>`
    select json_agg(row order by row.id)::text as json from (
      select ${INDEX_COLUMNS} from listings
      where shown and source = ${source} and id > ${after}
      order by id limit ${limit}::integer
    ) row`.execute(db);
  const json = rows[0]?.json;

  return json ? JSON.parse(json) : [];
}

export async function indexRowsOf(
  db: Kysely<Schema>,
  source: string,
  ids: readonly string[],
): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${INDEX_COLUMNS} from listings
    where shown and source = ${source} and id = any (${[...ids]}::text[])`.execute(db);

  return rows;
}

/** A listing on the market with all its data. */
export type IndexedListing = {
  id: string;
  publicId: string;
  mls: string;
  document: ListingDocument;
  /** Of it as JSON text. */
  characters: number;
  placeIds: number[];
  /** What spaces have added to it, by space. */
  infos: Record<string, ListingPublicInfo> | null;
};

/** Named, since planning it would cost more than reading a few listings by it. */
const BY_IDS = `select /* listings by id */ id, public_id as "publicId", mls, document::text as json, place_ids as "placeIds", (
    select jsonb_object_agg(space_id, body) from listing_public_info info
    where info.source = listings.source and info.listing_id = listings.id
  ) as infos
  from listings
  where source = $1 and id = any ($2::text[])
    and status <> 'off' and coalesce(display -> 'listing', 'true') <> 'false'::jsonb`;

export async function indexedListings(
  db: Kysely<Schema>,
  source: string,
  ids: readonly string[],
): Promise<IndexedListing[]> {
  type Row = Omit<IndexedListing, 'document' | 'characters'> & { json: string };
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(BY_IDS, [source, [...ids]]));

  return rows.map(({ json, ...row }) => ({
    ...row,
    document: JSON.parse(json),
    characters: json.length + (row.infos ? JSON.stringify(row.infos).length : 0),
  }));
}
