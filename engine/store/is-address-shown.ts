import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** True for a row of `listings` whose seller lets the address be shown: of the others no words are searched or counted. */
export const isAddressShown: RawBuilder<SqlBool> = sql`coalesce(display -> 'address', 'true') <> 'false'::jsonb`;
