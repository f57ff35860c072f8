import { type Kysely, sql } from 'kysely';
import { isAddressShown } from '../listings/is-address-shown.ts';
import type { Schema } from '../schema.ts';

export type LeadListing = {
  id: string;
  mls: string;
  agentIds: string[];
  /** Null where the address is withheld. */
  address: string | null;
};

/** The listing a visitor asked about, by its id, public id or MLS number; null when it is unknown. */
export async function findLeadListing(
  db: Kysely<Schema>,
  { source, name }: { source: string; name: string },
): Promise<LeadListing | null> {
  if (!name) return null;
  const row = await db
    .selectFrom('listings')
    .select([
      'id',
      'mls',
      'agent_ids as agentIds',
      sql<string | null>`case when ${isAddressShown} then address end`.as('address'),
    ])
    .where('source', '=', source)
    .where((where) =>
      where.or([where('id', '=', name), where('public_id', '=', name), where('mls', '=', name)]),
    )
    .limit(1)
    .executeTakeFirst();

  return row ?? null;
}
