import { type Kysely, sql } from 'kysely';
import type { Page } from '#domain/page/page.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import type { StoredPage } from './page-table.ts';
import type { Schema } from '../schema.ts';

export type PageVersion = {
  revision: number;
  reason: VersionReason;
  savedAt: Date;
  savedBy: string | null;
};
export type StoredVersion = PageVersion & { page: Page };

/** Versions stored per page. */
export const MAX_VERSIONS = 100;

const COLUMNS = ['revision', 'reason', 'saved_at as savedAt', 'saved_by as savedBy'] as const;

/** Stores a version of a page; an existing one is unchanged. */
export async function insertVersion(
  db: Kysely<Schema>,
  { spaceId, stored, reason }: { spaceId: string; stored: StoredPage; reason: VersionReason },
): Promise<void> {
  await db
    .insertInto('page_versions')
    .values({
      page_key: stored.key,
      revision: stored.revision,
      space_id: spaceId,
      body: JSON.stringify(stored.page),
      reason,
      saved_at: stored.savedAt,
      saved_by: stored.savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The versions of a page, the newest first. */
export async function listVersions(db: Kysely<Schema>, key: string): Promise<StoredVersion[]> {
  return db
    .selectFrom('page_versions')
    .select([...COLUMNS, 'body as page'])
    .where('page_key', '=', key)
    .orderBy('revision', 'desc')
    .execute();
}

export async function findVersion(
  db: Kysely<Schema>,
  { key, revision }: { key: string; revision: number },
): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('page_versions')
    .select([...COLUMNS, 'body as page'])
    .where('page_key', '=', key)
    .where('revision', '=', revision)
    .executeTakeFirst();

  return row ?? null;
}

/** Deletes the oldest versions beyond the retained number, but never the one a draft is based on. */
export async function pruneVersions(db: Kysely<Schema>, key: string): Promise<void> {
  await sql`delete from page_versions
    where page_key = ${key}
      and revision < (
        select min(revision) from (
          select revision from page_versions where page_key = ${key} order by revision desc limit ${MAX_VERSIONS}
        ) kept)
      and revision not in (select base_revision from page_drafts where page_key = ${key})`.execute(db);
}

export async function removeVersions(db: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('page_versions').where('page_key', 'in', keys).execute();
}
