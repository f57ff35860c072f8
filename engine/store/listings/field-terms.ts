import { type Kysely, sql } from 'kysely';
import { isTextSearched } from './is-text-searched.ts';
import type { Schema } from '../schema.ts';

export type FieldTerm = { key: string; count: number };

/** Fields of a hit that have a column. */
const COLUMNS: Record<string, string> = {
  transaction_type: 'transaction_type',
  neighbourhood: 'neighbourhood',
  city: 'city',
  province: 'province',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  year_built: 'year_built',
  listOfficeId: 'office_id',
  listOfficeName: 'office_name',
};

const DETAIL = /^additionalDetails\.(.{1,100})$/s;
const MAX_TERMS = 1000;

/** The values of a field over the searchable listings, the most frequent first; null for an unknown field. */
export async function fieldTerms(
  db: Kysely<Schema>,
  source: string,
  field: string,
): Promise<FieldTerm[] | null> {
  const values = fieldValues(field);
  if (!values) return null;

  const { rows } = await sql<FieldTerm>`
    select key, count(*) as count
    from listings, ${values} as value (key)
    where shown and source = ${source} and key is not null
    group by key
    order by count desc, key
    limit ${MAX_TERMS}`.execute(db);

  return rows;
}

/** The detail a field names; null for another field. */
export function detailOf(field: string): string | null {
  return DETAIL.exec(field)?.[1] ?? null;
}

/**
 * The values of a field as a one-column relation, without details of homes whose address is withheld; null
 * for an unknown field.
 */
export function fieldValues(field: string) {
  if (field === 'building_types') return sql`unnest(property_types)`;

  const detail = detailOf(field);
  if (detail) return sql`lateral (select listings.details ->> ${detail}::text where ${isTextSearched})`;

  const column = Object.hasOwn(COLUMNS, field) ? COLUMNS[field] : undefined;
  return column ? sql`lateral (select ${sql.ref(column)}::text)` : null;
}
