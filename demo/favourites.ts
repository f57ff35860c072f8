import { sql } from 'kysely';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { SiteSeed } from './sites/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the most recent favourite to the oldest. */
const NOTES = ['South-facing kitchen. Ask about the roof.', '', 'Ten minutes to work on foot.'];

/** Favourites of a site's demo customers: homes on the market, and one that was sold in the meantime. */
export async function seedFavourites(
  { db }: Pick<Store, 'db'>,
  { space, customers }: SiteSeed,
  now: Date,
): Promise<void> {
  const homes = await db
    .selectFrom('listings')
    .select(['id', 'mls'])
    .where('source', '=', space.source)
    .where('status', '=', 'active')
    .where('transaction_type', '=', 'sale')
    .where('address', 'is not', null)
    .where('price', 'is not', null)
    .where(sql<boolean>`display -> 'listing' is distinct from 'false'::jsonb`)
    .orderBy('id')
    .limit(NOTES.length)
    .execute();
  const gone = { id: `${space.source}-sold`, mls: homes[0]?.mls.replace(/\d/g, '9') ?? '9' };

  await bulkInsert(
    db,
    'favourites',
    customers.flatMap((customer) =>
      [...homes, gone].map(({ id, mls }, i) => ({
        space_id: space.id,
        customer_id: customer.id,
        source: space.source,
        listing_id: id,
        mls,
        note: NOTES[i] ?? '',
        created_at: new Date(now.getTime() - (i + 1) * DAY_MS).toISOString(),
      })),
    ),
  );
}
