import type { WrittenCategory } from '#domain/blog/post-schema.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import {
  type CategoryRow,
  deleteCategoryRow,
  insertCategory,
  listAllCategories,
  replaceCategorySlug,
  updateCategory,
} from '#engine/store/blog/post-category-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

export async function listWrittenCategories(context: Context, spaceId: string): Promise<CategoryRow[]> {
  await requireSpace(context, spaceId);

  return listAllCategories(context.db, spaceId);
}

/** Creates a category, or changes one; its posts follow another slug. */
export async function saveCategory(
  context: Context,
  { spaceId, id, category }: { spaceId: string; id: number | null; category: WrittenCategory },
): Promise<CategoryRow> {
  await requireSpace(context, spaceId);
  const saved = await context.db.transaction().execute(async (db) => {
    const all = await listAllCategories(db, spaceId);
    const before = all.find((one) => one.id === id);
    if (id !== null && !before) throw notFound('This category');
    if (all.some((one) => one.id !== id && one.slug === category.slug))
      throw badInput('slug', 'Another category has this address');
    if (all.some((one) => one.id !== id && one.name.toLowerCase() === category.name.toLowerCase()))
      throw badInput('name', 'Another category has this name');

    await recordAudit(db, {
      spaceId,
      at: context.clock(),
      kind: 'post',
      action: before ? 'category saved' : 'category created',
      subject: category.slug,
      summary: category.name,
    });
    if (!before) return { ...category, id: await insertCategory(db, { ...category, spaceId }) };
    await updateCategory(db, { ...category, spaceId, id: before.id });
    if (before.slug !== category.slug)
      await replaceCategorySlug(db, { spaceId, from: before.slug, to: category.slug });

    return { ...category, id: before.id };
  });
  context.cache.drop(spaceId);

  return saved;
}

/** Deletes a category; its posts stay. */
export async function deleteCategory(
  { db, cache, clock }: Context,
  { spaceId, id }: { spaceId: string; id: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const category = (await listAllCategories(transaction, spaceId)).find((one) => one.id === id);
    if (!category) throw notFound('This category');

    await replaceCategorySlug(transaction, { spaceId, from: category.slug, to: null });
    await deleteCategoryRow(transaction, { spaceId, id });
    await recordAudit(transaction, {
      spaceId,
      at: clock(),
      kind: 'post',
      action: 'category deleted',
      subject: category.slug,
      summary: category.name,
    });
  });
  cache.drop(spaceId);
}
