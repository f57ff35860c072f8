import { type Kysely, sql } from 'kysely';
import type { WrittenCategory } from '#domain/blog/post-schema.ts';
import type { Schema } from '../schema.ts';

type Key = { spaceId: string; id: number };
export type CategoryRow = WrittenCategory & { id: number };

export async function listAllCategories(db: Kysely<Schema>, spaceId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'name', 'description'])
    .where('space_id', '=', spaceId)
    .orderBy(sql`lower(name)`)
    .execute();
}

export async function insertCategory(
  db: Kysely<Schema>,
  { spaceId, ...category }: WrittenCategory & { spaceId: string },
): Promise<number> {
  // One at a time in a space, so that ids are distinct.
  await db.selectFrom('spaces').select('id').where('id', '=', spaceId).forUpdate().execute();
  const { last } = await db
    .selectFrom('post_categories')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('space_id', '=', spaceId)
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  await db
    .insertInto('post_categories')
    .values({ ...category, space_id: spaceId, id, parent_slug: null })
    .execute();

  return id;
}

export async function updateCategory(
  db: Kysely<Schema>,
  { spaceId, id, ...category }: Key & WrittenCategory,
): Promise<void> {
  await db
    .updateTable('post_categories')
    .set(category)
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .execute();
}

export async function deleteCategoryRow(db: Kysely<Schema>, { spaceId, id }: Key): Promise<void> {
  await db.deleteFrom('post_categories').where('space_id', '=', spaceId).where('id', '=', id).execute();
}

/** Posts and child categories name a category by its slug; without `to` they lose it. */
export async function replaceCategorySlug(
  db: Kysely<Schema>,
  { spaceId, from, to }: { spaceId: string; from: string; to: string | null },
): Promise<void> {
  await db
    .updateTable('posts')
    .set({
      categories:
        to === null
          ? sql`array_remove(categories, ${from}::text)`
          : sql`array_replace(categories, ${from}::text, ${to}::text)`,
    })
    .where('space_id', '=', spaceId)
    .where(sql<boolean>`categories @> array[${from}::text]`)
    .execute();
  await db
    .updateTable('post_categories')
    .set({ parent_slug: to })
    .where('space_id', '=', spaceId)
    .where('parent_slug', '=', from)
    .execute();
}
