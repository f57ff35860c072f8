import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type LinkLookup<Purpose extends string> = {
  spaceId: string;
  purpose: Purpose;
  secretHash: string;
  now: Date;
};

/** True for a row of `account_links` or `customer_links` that can still be used. */
export function isUsableLink({ spaceId, purpose, secretHash, now }: LinkLookup<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`secret_hash = ${secretHash} and space_id = ${spaceId} and purpose = ${purpose} and expires_at > ${now}`;
}
