import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isAddressShown } from './is-address-shown.ts';

/** Of a flat after the street: `#204`, `, unit 3`. */
const UNIT_AFTER = '[ ,]+(#|unit |apt[.]? |suite |ste[.]? )[^ ]*$';
/** Of a flat and a house, up to the name: that of `204 10425 82 Avenue` is a number, too. */
const NUMBERS_BEFORE =
  '^(?:(?:unit|suite|apt[.]?) )??(?:[^ ]*[0-9][^ ]* +?(?:- +?)??)+?' +
  '(?=[0-9]+[a-z]* (?:avenue|ave|av|street|st|road|rd)(?:[. ]|$)|[^0-9# -])';

/** The street in the address of a row of `listings`. */
export const street: RawBuilder<string | null> = sql`nullif(trim(regexp_replace(regexp_replace(address,
  ${sql.lit(UNIT_AFTER)}, '', 'i'), ${sql.lit(NUMBERS_BEFORE)}, '', 'i')), '')`;

/** The id of that street as a shape (domain/search/street/street.ts). */
export const streetId: RawBuilder<string> = sql`replace(concat_ws('__', ${street}, city), ' ', '_')`;

/** On a street; listings whose address is withheld are on none. */
export function onStreet(id: string): RawBuilder<SqlBool> {
  return sql`(address is not null and ${isAddressShown} and lower(${streetId}) = lower(${id}))`;
}
