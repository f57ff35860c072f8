import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The slug that a renamed page has now. */
export async function findRedirect(
  db: Kysely<Schema>,
  { spaceId, slug }: { spaceId: string; slug: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('page_redirects')
    .select('target')
    .where('space_id', '=', spaceId)
    .where('slug', '=', slug)
    .executeTakeFirst();

  return row?.target ?? null;
}

/** Keeps the old address of a page that was renamed; older addresses of it lead straight to the new one. */
export async function addRedirect(
  db: Kysely<Schema>,
  { spaceId, slug, target }: { spaceId: string; slug: string; target: string },
): Promise<void> {
  await db
    .updateTable('page_redirects')
    .set({ target })
    .where('space_id', '=', spaceId)
    .where('target', '=', slug)
    .execute();
  await db
    .insertInto('page_redirects')
    .values({ space_id: spaceId, slug, target })
    .onConflict((conflict) => conflict.columns(['space_id', 'slug']).doUpdateSet({ target }))
    .execute();
}

/** A slug that a page has, or that led to a page that is gone, redirects no more. */
export async function removeRedirects(
  db: Kysely<Schema>,
  { spaceId, ...at }: { spaceId: string } & ({ slug: string } | { target: string }),
): Promise<void> {
  const [column, value] = 'slug' in at ? (['slug', at.slug] as const) : (['target', at.target] as const);

  await db.deleteFrom('page_redirects').where('space_id', '=', spaceId).where(column, '=', value).execute();
}
