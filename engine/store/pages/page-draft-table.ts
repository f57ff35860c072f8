import type { Kysely } from 'kysely';
import type { Page } from '#domain/page/page.ts';
import { nextRevision } from './page-table.ts';
import type { Schema } from '../schema.ts';

export type StoredDraft = {
  page: Page;
  /** The draft's own revision. */
  revision: number;
  /** The revision of the live page the draft is based on. */
  baseRevision: number;
  savedAt: Date;
  savedBy: string | null;
};

type Draft = { key: string; page: Page; baseRevision: number; savedAt: Date; savedBy: string };

const COLUMNS = [
  'body as page',
  'revision',
  'base_revision as baseRevision',
  'saved_at as savedAt',
  'saved_by as savedBy',
] as const;

export async function findDraft(db: Kysely<Schema>, key: string): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('page_drafts')
    .select(COLUMNS)
    .where('page_key', '=', key)
    .executeTakeFirst();

  return row ?? null;
}

/** Writes a page's draft; the caller holds the page's lock. */
export async function putDraft(db: Kysely<Schema>, { key, ...draft }: Draft): Promise<StoredDraft> {
  const columns = {
    revision: nextRevision,
    base_revision: draft.baseRevision,
    body: JSON.stringify(draft.page),
    saved_at: draft.savedAt,
    saved_by: draft.savedBy,
  };

  return db
    .insertInto('page_drafts')
    .values({ page_key: key, ...columns })
    .onConflict((conflict) => conflict.column('page_key').doUpdateSet(columns))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes a page's draft, optionally only that of a revision. */
export async function removeDraft(
  db: Kysely<Schema>,
  { key, revision }: { key: string; revision?: number },
): Promise<void> {
  await db
    .deleteFrom('page_drafts')
    .where('page_key', '=', key)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .execute();
}
