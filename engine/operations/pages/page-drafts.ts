import type { Kysely } from 'kysely';
import { mergePages } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { findDraft, putDraft, removeDraft, type StoredDraft } from '../../store/pages/page-draft-table.ts';
import { findPage, type StoredPage } from '../../store/pages/page-table.ts';
import { findVersion, insertVersion } from '../../store/pages/page-version-table.ts';
import type { Schema } from '../../store/schema.ts';
import { pageNotFound, readPage } from './read-page.ts';
import { replacePage } from './save-page.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Key = { spaceId: string; slug: string };

/** The draft of a live page. */
export async function readDraft({ db }: Context, key: Key): Promise<StoredDraft> {
  const { key: pageKey } = await readPage({ db }, key);
  const draft = await findDraft(db, pageKey);
  if (!draft) throw draftNotFound();

  return draft;
}

type SaveDraft = Key & {
  page: Page;
  /** The live revision the draft is based on. */
  baseRevision: number;
  /** The draft's revision that was loaded; without it a draft is only created. */
  revision?: number;
  savedBy: string;
};

/** Creates or updates a draft. The live page is unchanged. */
export async function saveDraft(
  { db, clock }: Context,
  { spaceId, slug, page, baseRevision, revision, savedBy }: SaveDraft,
): Promise<{ draft: StoredDraft; isNew: boolean }> {
  return db.transaction().execute(async (db) => {
    const live = await lockPage(db, { spaceId, slug });
    const draft = await findDraft(db, live.key);
    if (!draft && revision !== undefined) throw draftNotFound();
    if (draft && revision === undefined) throw revisionRequired();
    if (draft && draft.revision !== revision) throw staleRevision(draft);

    await insertVersion(db, { spaceId, stored: live, reason: 'saved' });
    if (!(await findVersion(db, { key: live.key, revision: baseRevision })))
      throw badInput('baseRevision', 'The page has no such revision');

    const saved = await putDraft(db, { key: live.key, page, baseRevision, savedAt: clock(), savedBy });
    return { draft: saved, isNew: !draft };
  });
}

/** Discards a draft; the live page is unchanged. */
export async function discardDraft(
  { db }: Pick<Context, 'db'>,
  { spaceId, slug, revision }: Key & { revision?: number },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const live = await lockPage(db, { spaceId, slug });
    await removeDraft(db, { key: live.key, revision: (await requireDraft(db, live, revision)).revision });
  });
}

/** Publishes the draft, merged with what was saved on the live page in the meantime. */
export async function publishDraft(
  { db, clock }: Context,
  { spaceId, slug, revision, savedBy }: Key & { revision?: number; savedBy: string },
): Promise<StoredPage> {
  return db.transaction().execute(async (db) => {
    const live = await lockPage(db, { spaceId, slug });
    const draft = await requireDraft(db, live, revision);

    return replaceByDraft(db, { spaceId, live, draft, savedAt: clock(), savedBy, reason: 'published' });
  });
}

type Replacement = {
  spaceId: string;
  live: StoredPage;
  draft: StoredDraft;
  savedAt: Date;
  savedBy: string;
  reason: 'published' | 'scheduled';
};

/** Publishes the draft; rejected as stale when both changed the same part. The caller holds the page's lock. */
export async function replaceByDraft(
  db: Kysely<Schema>,
  { live, draft, ...saved }: Replacement,
): Promise<StoredPage> {
  const base =
    draft.baseRevision === live.revision
      ? live
      : await findVersion(db, { key: live.key, revision: draft.baseRevision });
  if (!base) throw staleRevision(live);

  const { page, open } = mergePages({ base: base.page, mine: draft.page, theirs: live.page });
  if (open.length > 0) throw staleRevision(live);

  await removeDraft(db, { key: live.key });
  return replacePage(db, { ...saved, slug: live.page.slug, page, current: live });
}

async function lockPage(db: Kysely<Schema>, key: Key): Promise<StoredPage> {
  const live = await findPage(db, key, { lock: true });
  if (!live) throw pageNotFound(key.slug);

  return live;
}

async function requireDraft(db: Kysely<Schema>, live: StoredPage, revision?: number): Promise<StoredDraft> {
  const draft = await findDraft(db, live.key);
  if (!draft) throw draftNotFound();
  if (revision === undefined) throw revisionRequired();
  if (draft.revision !== revision) throw staleRevision(draft);

  return draft;
}

function draftNotFound() {
  return notFound('The draft');
}
