import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isTextSearched } from './is-text-searched.ts';

/** A listing's values of some details, in their order; null for one it does not have. */
export type DetailValues = [id: string, values: (string | null)[]];

/** Those of the next listings of a source by id, after a given one; without listings whose details are withheld. */
export function detailValuesAfter(
  db: Kysely<Schema>,
  { source, details }: { source: string; details: readonly string[] },
  { after, limit }: { after: string; limit: number },
): Promise<DetailValues[]> {
  return detailValues(
    db,
    details,
    sql`source = ${source} and id > ${after} order by id limit ${limit}::integer`,
  );
}

/** Those of the listings with these ids; a listing whose details are withheld is left out. */
export function detailValuesOf(
  db: Kysely<Schema>,
  { source, details }: { source: string; details: readonly string[] },
  ids: readonly string[],
): Promise<DetailValues[]> {
  return detailValues(db, details, sql`source = ${source} and id = any (${[...ids]}::text[])`);
}

/** As one JSON text: drivers take longer for the values of each row. */
async function detailValues(
  db: Kysely<Schema>,
  details: readonly string[],
  rowsWhere: RawBuilder<unknown>,
): Promise<DetailValues[]> {
  const values = sql.join(details.map((detail) => sql`details ->> ${detail}::text`));
  const { rows } = await sql<{ json: string | null }>`
    select json_agg(json_build_array(id, json_build_array(${values})) order by id)::text as json
    from (select id, details from listings where shown and ${isTextSearched} and ${rowsWhere}) found`.execute(
    db,
  );
  const json = rows[0]?.json;

  return json ? JSON.parse(json) : [];
}
