import { type RawBuilder, sql } from 'kysely';
import { PER_SQFT_MAX } from '#domain/listing/listing-price.ts';
import type { Sort } from '#domain/search/sorts.ts';
import type { LatLon } from '../places/place-points.ts';
import type { ListingSearch } from './listing-conditions.ts';
import { localMinute } from './local-minute.ts';

/** Rents of commercial space, and other low prices, are of a square foot (`priceUnit`): after all others, before unknown ones. */
const IS_PER_SQFT = sql`case when price is null then 2 when price <= ${sql.lit(PER_SQFT_MAX)}
    and (transaction_type <> 'lease' or property_types @> array['commercial']::text[]) then 1 else 0 end`;

/** Every order ends with the id, so that pages are stable; the indexes have the same orders. A price up to `PER_SQFT_MAX` is one per square foot already, or of a month. */
const ORDERS: Record<Exclude<Sort, 'GEO_CENTRE' | 'OPEN_HOUSE'>, RawBuilder<unknown>> = {
  LIST_DATE_DES: sql`listed_at desc, id`,
  LIST_DATE_ASC: sql`listed_at, id desc`,
  PRICE_ASC: sql`${IS_PER_SQFT}, price, id`,
  PRICE_DES: sql`price desc nulls last, id`,
  REDUCED_DES: sql`price_reduced_at desc nulls last, id`,
  PRICE_PER_SQFT_ASC: sql`case when interior_size > 0 and price > ${PER_SQFT_MAX}::integer
    then price::float8 / interior_size::float8 end nulls last, id`,
  BEDS_DES: sql`bedrooms desc nulls last, id`,
  SIZE_DES: sql`interior_size desc nulls last, id`,
  LOT_DES: sql`lot_size desc nulls last, id`,
};

/** Falls back to the default order when "nearest" has no centre. */
export function listingOrder(sort: Sort, centre: LatLon | null): RawBuilder<unknown> {
  if (sort === 'OPEN_HOUSE') return sql`next_open_house nulls last, id`;
  if (sort !== 'GEO_CENTRE') return ORDERS[sort];

  return centre ? sql`${distanceFrom(centre)} nulls last, id` : ORDERS.LIST_DATE_DES;
}

/** The local start of the next open house, or of the one in progress; null without one. Other orders do not read it. */
export function nextOpenHouse(sort: Sort, search: ListingSearch): RawBuilder<string | null> {
  if (sort !== 'OPEN_HOUSE') return sql`null::text`;

  return sql`case when open_house_until >= ${search.now}::timestamptz then (
    select min((house ->> 'date') || 'T' || (house ->> 'start_time'))
    from jsonb_array_elements(document -> 'open_houses') house
    where (house ->> 'date') || 'T' || (house ->> 'end_time') >= ${localMinute(search)}
  ) end`;
}

/** Squared degrees scaled for the latitude: orders like the distance, but cheaper. */
function distanceFrom({ lat, lon }: LatLon): RawBuilder<number> {
  const shortening = Math.cos((lat * Math.PI) / 180);
  const north = sql`(search_location[1] - ${lat}::float8)`;
  const east = sql`((search_location[0] - ${lon}::float8) * ${shortening}::float8)`;

  return sql`${north} * ${north} + ${east} * ${east}`;
}
