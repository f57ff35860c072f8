import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { areaKeys } from '#domain/search/street/listed-area.ts';
import type { Schema } from '../schema.ts';

/** The listings in a city or a neighbourhood by its name (domain/search/street/listed-area.ts). */
export function inListedArea(id: string): RawBuilder<SqlBool> {
  const { city, neighbourhood } = areaKeys(id);
  const inCity = sql<SqlBool>`${key('city')} = ${city}`;

  return neighbourhood === null ? inCity : sql`(${inCity} and ${key('neighbourhood')} = ${neighbourhood})`;
}

const key = (column: 'city' | 'neighbourhood') => sql`replace(lower(${sql.ref(column)}), ' ', '_')`;

/** A city or a neighbourhood with its listings for sale. */
export type ListedArea = { id: string; label: string; count: number };

/** The cities and neighbourhoods of a source's searchable listings outside all stored places, those with most listings first. */
export async function listedAreas(db: Kysely<Schema>, source: string, limit: number): Promise<ListedArea[]> {
  const { rows } = await sql<ListedArea>`
    select min(replace(concat_ws('__', neighbourhood, city), ' ', '_')) as id,
      min(concat_ws(', ', neighbourhood, city)) as label,
      (count(*) filter (where transaction_type = 'sale'))::integer as count
    from (
      select city, neighbourhood, transaction_type from listings
      where shown and source = ${source} and place_ids = '{}' and city <> '' and neighbourhood <> ''
      union all
      select city, null, transaction_type from listings
      where shown and source = ${source} and place_ids = '{}' and city <> ''
    ) homes
    group by lower(city), lower(neighbourhood)
    order by count(*) desc, 1
    limit ${limit}::integer`.execute(db);

  return rows;
}
