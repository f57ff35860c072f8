import { type RawBuilder, sql } from 'kysely';
import type { Sort } from '#domain/search/sorts.ts';
import type { LatLon } from '../places/place-points.ts';

/** Every order ends with the id, so that pages are stable; the indexes have the same orders. */
const ORDERS: Record<Exclude<Sort, 'GEO_CENTRE'>, RawBuilder<unknown>> = {
  LIST_DATE_DES: sql`listed_at desc, id`,
  LIST_DATE_ASC: sql`listed_at, id desc`,
  PRICE_ASC: sql`price, id`,
  PRICE_DES: sql`price desc nulls last, id`,
};

/** Falls back to the default order when "nearest" has no centre. */
export function listingOrder(sort: Sort, centre: LatLon | null): RawBuilder<unknown> {
  if (sort !== 'GEO_CENTRE') return ORDERS[sort];

  return centre ? sql`${distanceFrom(centre)} nulls last, id` : ORDERS.LIST_DATE_DES;
}

/** Squared degrees scaled for the latitude: orders like the distance, but cheaper. */
function distanceFrom({ lat, lon }: LatLon): RawBuilder<number> {
  const shortening = Math.cos((lat * Math.PI) / 180);
  const north = sql`(search_location[1] - ${lat}::float8)`;
  const east = sql`((search_location[0] - ${lon}::float8) * ${shortening}::float8)`;

  return sql`${north} * ${north} + ${east} * ${east}`;
}
