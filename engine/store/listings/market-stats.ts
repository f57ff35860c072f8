import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isReduced } from './listing-conditions.ts';

export type MarketFigures = {
  /** Null for the whole market. */
  areaId: string | null;
  /** Null for all types. */
  propertyType: string | null;
  count: number;
  medianPrice: number;
  averagePrice: number;
  minPrice: number;
  maxPrice: number;
  medianDaysListed: number;
  medianPricePerSqft: number | null;
  /** Listed in the last days, and still for sale. */
  listedIn7Days: number;
  listedIn30Days: number;
  /** For less than they were first listed for. */
  reduced: number;
};

export type MonthCount = { areaId: string | null; month: string; count: number };

type Market = {
  source: string;
  /** Empty for the whole market. */
  areaIds: readonly number[];
  /** Empty for every type. */
  propertyTypes: readonly string[];
  now: Date;
  timeZone: string;
};

const MONTHS = 12;

/** What is for sale, by area and by type within each; a home of two types counts in both, and once in the sum. */
export async function marketFigures(db: Kysely<Schema>, market: Market): Promise<MarketFigures[]> {
  const { rows } = await sql<MarketFigures>`
    with market as (${onTheMarket(market)}),
    counted as (
      select area, null::text as type, price, interior_size, listed_at, previous_price from market
      union all
      select area, type, price, interior_size, listed_at, previous_price
      from market cross join lateral unnest(property_types) as type
      where ${anyOf(market.propertyTypes, sql`type = any (${[...market.propertyTypes]}::text[])`)}
    )
    select
      area::text as "areaId",
      type as "propertyType",
      count(*) as count,
      round(percentile_cont(0.5) within group (order by price))::integer as "medianPrice",
      round(avg(price))::integer as "averagePrice",
      min(price) as "minPrice",
      max(price) as "maxPrice",
      round(percentile_cont(0.5) within group (
        order by greatest(0, extract(epoch from ${market.now}::timestamptz - listed_at) / 86400)
      ))::integer as "medianDaysListed",
      round(percentile_cont(0.5) within group (order by price / interior_size::float8)
        filter (where interior_size > 0))::integer as "medianPricePerSqft",
      count(*) filter (where listed_at > ${market.now}::timestamptz - interval '7 days') as "listedIn7Days",
      count(*) filter (where listed_at > ${market.now}::timestamptz - interval '30 days') as "listedIn30Days",
      count(*) filter (where ${isReduced}) as reduced
    from counted
    group by area, type
    order by area nulls first, type nulls first`.execute(db);

  return rows;
}

/** How many homes for sale were listed in each of the last twelve months, the oldest month first. */
export async function newListingsByMonth(db: Kysely<Schema>, market: Market): Promise<MonthCount[]> {
  const { now, timeZone } = market;
  const { rows } = await sql<MonthCount>`
    with market as (${onTheMarket(market)}),
    months as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${MONTHS - 1}),
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
        interval '1 month'
      ) as month
    ),
    areas as (select distinct area from market)
    select areas.area::text as "areaId", to_char(months.month, 'YYYY-MM') as month, count(market.price) as count
    from areas
    cross join months
    left join market on market.area is not distinct from areas.area
      and date_trunc('month', market.listed_at at time zone ${timeZone}) = months.month
    group by areas.area, months.month
    order by areas.area nulls first, months.month`.execute(db);

  return rows;
}

/** One row for each home for sale in each area. */
function onTheMarket({ source, areaIds, propertyTypes }: Market) {
  const areas = areaIds.length > 0 ? sql`unnest(${[...areaIds]}::bigint[])` : sql`(values (null::bigint))`;

  return sql`
    select areas.area, price, interior_size, listed_at, property_types, previous_price
    from listings
    join ${areas} as areas(area) on areas.area is null or place_ids @> array[areas.area]
    where shown and source = ${source} and transaction_type = 'sale' and price > 0
      and ${anyOf(propertyTypes, sql`property_types && ${[...propertyTypes]}::text[]`)}`;
}

function anyOf(values: readonly unknown[], condition: ReturnType<typeof sql<SqlBool>>) {
  return values.length > 0 ? condition : sql<SqlBool>`true`;
}
