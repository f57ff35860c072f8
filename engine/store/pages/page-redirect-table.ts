import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The current slug of a renamed page. */
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

/** Redirects the old slug of a renamed page; older redirects are updated to the new slug. */
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

/** The slugs that redirect to a page. */
export async function listRedirects(
  db: Kysely<Schema>,
  { spaceId, target }: { spaceId: string; target: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('page_redirects')
    .select('slug')
    .where('space_id', '=', spaceId)
    .where('target', '=', target)
    .orderBy('slug')
    .execute();

  return rows.map(({ slug }) => slug);
}

/** Restores redirects to a page, except slugs that are in use by now. */
export async function restoreRedirects(
  db: Kysely<Schema>,
  { spaceId, slugs, target }: { spaceId: string; slugs: readonly string[]; target: string },
): Promise<void> {
  if (slugs.length === 0) return;
  const taken = await db
    .selectFrom('pages')
    .select('slug')
    .where('space_id', '=', spaceId)
    .where('slug', 'in', slugs)
    .execute();
  const free = slugs.filter((slug) => taken.every((page) => page.slug !== slug));
  if (free.length === 0) return;

  await db
    .insertInto('page_redirects')
    .values(free.map((slug) => ({ space_id: spaceId, slug, target })))
    .onConflict((conflict) => conflict.columns(['space_id', 'slug']).doNothing())
    .execute();
}

/** Deletes redirects from the slug of a page and to a deleted page. */
export async function removeRedirects(
  db: Kysely<Schema>,
  { spaceId, ...at }: { spaceId: string } & ({ slug: string } | { target: string }),
): Promise<void> {
  const [column, value] = 'slug' in at ? (['slug', at.slug] as const) : (['target', at.target] as const);

  await db.deleteFrom('page_redirects').where('space_id', '=', spaceId).where(column, '=', value).execute();
}
