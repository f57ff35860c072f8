import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** True for a row of `listings` whose address may be shown: text of the others is neither searched nor counted. */
export const isAddressShown: RawBuilder<SqlBool> = sql`coalesce(display -> 'address', 'true') <> 'false'::jsonb`;
