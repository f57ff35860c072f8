import { type Kysely, sql } from 'kysely';
import type { Page } from '#domain/page/page.ts';
import type { Schema } from './schema.ts';

export type StoredPage = { page: Page; revision: number; savedAt: Date; savedBy: string | null };
export type PageSummary = {
  id: string;
  slug: string;
  name: string;
  order: number;
  title: string;
  savedAt: Date;
  savedBy: string | null;
  revision: number;
};

type Key = { spaceId: string; slug: string };
type Saved = { spaceId: string; page: Page; savedAt: Date; savedBy: string };

const COLUMNS = ['body as page', 'revision', 'saved_at as savedAt', 'saved_by as savedBy'] as const;
const nextRevision = sql<number>`nextval('revisions')`;

export async function listPages(db: Kysely<Schema>, spaceId: string): Promise<PageSummary[]> {
  return db
    .selectFrom('pages')
    .select([
      'slug as id',
      'slug',
      sql<string>`body ->> 'name'`.as('name'),
      'sort_order as order',
      sql<string>`coalesce(body -> 'metaInfo' ->> 'title', '')`.as('title'),
      'saved_at as savedAt',
      'saved_by as savedBy',
      'revision',
    ])
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
}

/** With `lock` no one else changes the page before the transaction ends. */
export async function findPage(
  db: Kysely<Schema>,
  { spaceId, slug }: Key,
  { lock = false } = {},
): Promise<StoredPage | null> {
  const row = await db
    .selectFrom('pages')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

  return row ?? null;
}

/** Null when the slug is taken. */
export async function insertPage(db: Kysely<Schema>, saved: Saved): Promise<StoredPage | null> {
  const row = await db
    .insertInto('pages')
    .values({ ...columns(saved), space_id: saved.spaceId, slug: saved.page.slug })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** The page under `slug` becomes `page`, which may have another slug. The caller holds its lock. */
export async function updatePage(
  db: Kysely<Schema>,
  { slug, ...saved }: Saved & { slug: string },
): Promise<StoredPage> {
  return db
    .updateTable('pages')
    .set({ ...columns(saved), slug: saved.page.slug })
    .where('space_id', '=', saved.spaceId)
    .where('slug', '=', slug)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function removePage(db: Kysely<Schema>, { spaceId, slug }: Key): Promise<void> {
  await db.deleteFrom('pages').where('space_id', '=', spaceId).where('slug', '=', slug).execute();
}

/** One more than the highest order of the space's pages. */
export async function nextPageOrder(db: Kysely<Schema>, spaceId: string): Promise<number> {
  const { order } = await db
    .selectFrom('pages')
    .select(sql<number>`coalesce(max(sort_order) + 1, 0)`.as('order'))
    .where('space_id', '=', spaceId)
    .executeTakeFirstOrThrow();

  return order;
}

function columns({ page, savedAt, savedBy }: Saved) {
  return {
    revision: nextRevision,
    sort_order: page.order,
    body: JSON.stringify(page),
    saved_at: savedAt,
    saved_by: savedBy,
  };
}
