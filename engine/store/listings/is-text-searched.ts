import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isAddressShown } from './is-address-shown.ts';

/**
 * True for a row of `listings` whose remarks and details may be searched and counted: neither they nor the address are
 * withheld from anybody.
 */
export const isTextSearched: RawBuilder<SqlBool> = sql`${isAddressShown} and coalesce(display -> 'details', 'true') <> 'false'::jsonb`;
