import { type Kysely, sql } from 'kysely';
import type { Page } from '#domain/page/page.ts';
import type { StoredPage } from './page-table.ts';
import type { Schema } from '../schema.ts';

/** A page in the list of the trash. */
export type TrashedSummary = { key: string; slug: string; name: string; deletedAt: Date; deletedBy: string };
export type TrashedPage = {
  key: string;
  page: Page;
  published: boolean;
  draft: Page | null;
  /** The slugs that redirected to it. */
  redirects: string[];
};

type Deletion = {
  spaceId: string;
  stored: StoredPage;
  draft: Page | null;
  redirects: string[];
  deletedAt: Date;
  deletedBy: string;
};

export async function putIntoTrash(
  db: Kysely<Schema>,
  { spaceId, stored, draft, redirects, deletedAt, deletedBy }: Deletion,
): Promise<void> {
  await db
    .insertInto('trashed_pages')
    .values({
      page_key: stored.key,
      space_id: spaceId,
      revision: stored.revision,
      body: JSON.stringify(stored.page),
      published: stored.published,
      draft: draft && JSON.stringify(draft),
      redirects,
      deleted_at: deletedAt,
      deleted_by: deletedBy,
    })
    .execute();
}

/** The deleted pages of a space, the last deleted first. */
export async function listTrash(db: Kysely<Schema>, spaceId: string): Promise<TrashedSummary[]> {
  return db
    .selectFrom('trashed_pages')
    .select([
      'page_key as key',
      sql<string>`body ->> 'slug'`.as('slug'),
      sql<string>`body ->> 'name'`.as('name'),
      'deleted_at as deletedAt',
      'deleted_by as deletedBy',
    ])
    .where('space_id', '=', spaceId)
    .orderBy('deleted_at', 'desc')
    .orderBy('page_key')
    .execute();
}

/** Removes a page from the trash and returns it; null when it is not there. */
export async function takeFromTrash(
  db: Kysely<Schema>,
  { spaceId, key }: { spaceId: string; key: string },
): Promise<TrashedPage | null> {
  const row = await db
    .deleteFrom('trashed_pages')
    .where('space_id', '=', spaceId)
    .where('page_key', '=', key)
    .returning(['page_key as key', 'body as page', 'published', 'draft', 'redirects'])
    .executeTakeFirst();

  return row ?? null;
}

/** Purges pages deleted before a time; returns the keys. */
export async function removeTrashBefore(db: Kysely<Schema>, time: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('trashed_pages')
    .where('deleted_at', '<', time)
    .returning('page_key')
    .execute();

  return rows.map(({ page_key }) => page_key);
}
