import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isAddressShown } from './is-address-shown.ts';
import { escapeLike } from './like.ts';

/** The postal code of a row of `listings` as it is searched. */
export const postalCode: RawBuilder<string> = sql`upper(replace(postal_code, ' ', ''))`;

/** In the area of a postal code or its beginning; a code would reveal where a withheld address is. */
export function inPostalCode(code: string): RawBuilder<SqlBool> {
  return sql`(postal_code is not null and ${postalCode} like ${`${escapeLike(code)}%`} and ${isAddressShown})`;
}
