import { type Kysely, sql } from 'kysely';
import type { Page } from '#domain/page/page.ts';
import type { Schema } from '../schema.ts';

export type StoredPage = {
  /** Unchanged when the page is renamed. */
  key: string;
  page: Page;
  revision: number;
  /** Whether visitors see it. */
  published: boolean;
  savedAt: Date;
  savedBy: string | null;
};
export type PageSummary = {
  id: string;
  slug: string;
  name: string;
  order: number;
  title: string;
  savedAt: Date;
  savedBy: string | null;
  revision: number;
  published: boolean;
  /** When its draft was last saved; null when it has none. */
  draftSavedAt: Date | null;
  publishAt: Date | null;
  unpublishAt: Date | null;
};

type Key = { spaceId: string; slug: string };
type Saved = { spaceId: string; page: Page; savedAt: Date; savedBy: string };

const COLUMNS = [
  'page_key as key',
  'body as page',
  'revision',
  'published',
  'saved_at as savedAt',
  'saved_by as savedBy',
] as const;
export const nextRevision = sql<number>`nextval('revisions')`;

export async function listPages(db: Kysely<Schema>, spaceId: string): Promise<PageSummary[]> {
  return db
    .selectFrom('pages')
    .leftJoin('page_drafts', 'page_drafts.page_key', 'pages.page_key')
    .leftJoin('page_schedules', 'page_schedules.page_key', 'pages.page_key')
    .select([
      'slug as id',
      'slug',
      sql<string>`pages.body ->> 'name'`.as('name'),
      'sort_order as order',
      sql<string>`coalesce(pages.body -> 'metaInfo' ->> 'title', '')`.as('title'),
      'pages.saved_at as savedAt',
      'pages.saved_by as savedBy',
      'pages.revision',
      'published',
      'page_drafts.saved_at as draftSavedAt',
      'publish_at as publishAt',
      'unpublish_at as unpublishAt',
    ])
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
}

/** `lock` locks the row until the transaction ends. */
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

/** The page of a key, at whatever slug. */
export async function findPageByKey(
  db: Kysely<Schema>,
  key: string,
): Promise<(StoredPage & { spaceId: string }) | null> {
  const row = await db
    .selectFrom('pages')
    .select([...COLUMNS, 'space_id as spaceId'])
    .where('page_key', '=', key)
    .executeTakeFirst();

  return row ?? null;
}

/** Null when the slug is taken. A restored page retains its key. */
export async function insertPage(
  db: Kysely<Schema>,
  { key, published, ...saved }: Saved & { key?: string; published?: boolean },
): Promise<StoredPage | null> {
  const row = await db
    .insertInto('pages')
    .values({
      ...columns(saved),
      space_id: saved.spaceId,
      slug: saved.page.slug,
      page_key: key,
      published,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** Replaces the page at `slug` by `page`, which may have another slug. The caller holds its lock. */
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

/** Shows a page to visitors, or hides it. */
export async function setPublished(db: Kysely<Schema>, key: string, published: boolean): Promise<void> {
  await db.updateTable('pages').set({ published }).where('page_key', '=', key).execute();
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

/** Gives the pages their places in the list, without a new revision. */
export async function setOrder(
  db: Kysely<Schema>,
  { spaceId, slugs }: { spaceId: string; slugs: readonly string[] },
): Promise<void> {
  await sql`
    update pages set sort_order = place.at, body = jsonb_set(body, '{order}', to_jsonb(place.at))
    from (
      select slug, (position - 1)::integer as at
      from jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) with ordinality as given (slug, position)
    ) as place
    where pages.space_id = ${spaceId} and pages.slug = place.slug and sort_order <> place.at`.execute(db);
}
