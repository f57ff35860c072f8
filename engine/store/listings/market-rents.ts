import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type RentFigures = {
  areaId: string;
  /** Null for all homes together; the highest number is for it and more. */
  bedrooms: number | null;
  count: number;
  medianRent: number;
  medianDaysListed: number;
};

/** Homes with as many bedrooms and more are counted together. */
const MOST_BEDROOMS = 4;

/** The rents of listings on the market, by area and by bedrooms within each; without commercial space. */
export async function rentFigures(
  db: Kysely<Schema>,
  { source, areaIds, now }: { source: string; areaIds: readonly number[]; now: Date },
): Promise<RentFigures[]> {
  const { rows } = await sql<RentFigures>`
    with rented as (
      select areas.area, least(bedrooms, ${MOST_BEDROOMS}::integer) as bedrooms, price, listed_at
      from listings
      join unnest(${[...areaIds]}::bigint[]) as areas(area) on place_ids @> array[areas.area]
      where shown and source = ${source} and transaction_type = 'lease' and price > 0
        and not property_types && '{commercial}'::text[]
    )
    select
      area::text as "areaId",
      bedrooms,
      count(*)::integer as count,
      round(percentile_cont(0.5) within group (order by price))::integer as "medianRent",
      round(percentile_cont(0.5) within group (
        order by greatest(0, extract(epoch from ${now}::timestamptz - listed_at) / 86400)
      ))::integer as "medianDaysListed"
    from rented
    group by grouping sets ((area), (area, bedrooms))
    having grouping(bedrooms) = 1 or bedrooms is not null
    order by area, bedrooms nulls first`.execute(db);

  return rows;
}
