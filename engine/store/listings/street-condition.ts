import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The id of the street of a row of `listings` as a shape (domain/search/street/street.ts); listings whose address is withheld have none. */
export const streetId: RawBuilder<string | null> = sql`case when street is not null
  then replace(concat_ws('__', street, city), ' ', '_') end`;

export function onStreet(id: string): RawBuilder<SqlBool> {
  return sql`(lower(${streetId}) = lower(${id}))`;
}
