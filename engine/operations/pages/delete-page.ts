import type { Kysely } from 'kysely';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { findDraft } from '../../store/pages/page-draft-table.ts';
import { listRedirects, removeRedirects } from '../../store/pages/page-redirect-table.ts';
import { findPage, removePage, type StoredPage } from '../../store/pages/page-table.ts';
import { insertVersion } from '../../store/pages/page-version-table.ts';
import { putIntoTrash } from '../../store/pages/trash-table.ts';
import type { Schema } from '../../store/schema.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';
import { pageNotFound } from './read-page.ts';

type Input = { spaceId: string; slug: string; revision?: number; deletedBy: string };

/** Moves a page to the trash, with its draft and its redirects. */
export async function deletePage(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, slug, revision, deletedBy }: Input,
): Promise<void> {
  if (slug === HOME_PAGE_ID) throw badInput('pageID', 'The home page cannot be deleted');

  await db.transaction().execute(async (db) => {
    const current = await findPage(db, { spaceId, slug }, { lock: true });
    if (!current) throw pageNotFound(slug);
    if (revision === undefined) throw revisionRequired();
    if (current.revision !== revision) throw staleRevision(current);

    await trashPage(db, { spaceId, current, deletedAt: clock(), deletedBy });
  });
}

/** Moves `current`, whose lock the caller holds, to the trash. */
export async function trashPage(
  db: Kysely<Schema>,
  {
    spaceId,
    current,
    deletedAt,
    deletedBy,
  }: { spaceId: string; current: StoredPage; deletedAt: Date; deletedBy: string },
): Promise<void> {
  const { slug } = current.page;
  const draft = (await findDraft(db, current.key))?.page ?? null;
  const redirects = await listRedirects(db, { spaceId, target: slug });
  await insertVersion(db, { spaceId, stored: current, reason: 'saved' });
  await putIntoTrash(db, { spaceId, stored: current, draft, redirects, deletedAt, deletedBy });
  await removePage(db, { spaceId, slug });
  await removeRedirects(db, { spaceId, target: slug });
  await recordAudit(db, { spaceId, at: deletedAt, kind: 'page', action: 'deleted', subject: slug });
}
