import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { putDraft } from '../../store/pages/page-draft-table.ts';
import { removeRedirects, restoreRedirects } from '../../store/pages/page-redirect-table.ts';
import { insertPage, nextPageOrder, type StoredPage } from '../../store/pages/page-table.ts';
import { insertVersion, removeVersions } from '../../store/pages/page-version-table.ts';
import {
  listTrash as listTable,
  removeTrashBefore,
  type TrashedSummary,
  takeFromTrash,
} from '../../store/pages/trash-table.ts';
import { requireSpace } from '../find-space.ts';
import { checkSlug, slugTaken } from './save-page.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache'>;

/** Retention of deleted pages. */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export async function listTrash(context: Context, spaceId: string): Promise<TrashedSummary[]> {
  const { id } = await requireSpace(context, spaceId);

  return listTable(context.db, id);
}

type Restore = {
  spaceId: string;
  key: string;
  /** The slug to restore it at; its old one when omitted. */
  slug?: string;
  savedBy: string;
};

/** Restores a deleted page with its draft, its versions and its redirects, after all other pages. */
export async function restorePage(
  { db, clock }: Context,
  { spaceId, key, slug: newSlug, savedBy }: Restore,
): Promise<StoredPage> {
  return db.transaction().execute(async (db) => {
    const trashed = await takeFromTrash(db, { spaceId, key });
    if (!trashed) throw notInTrash();

    const slug = newSlug ?? trashed.page.slug;
    checkSlug(slug);
    const order = await nextPageOrder(db, spaceId);
    const page = { ...trashed.page, id: slug, slug, order };
    const { published, draft, redirects } = trashed;
    const stored = await insertPage(db, { spaceId, key, published, page, savedAt: clock(), savedBy });
    if (!stored) throw slugTaken(slug);

    await removeRedirects(db, { spaceId, slug });
    await restoreRedirects(db, { spaceId, slugs: redirects.filter((old) => old !== slug), target: slug });
    await insertVersion(db, { spaceId, stored, reason: 'restored' });
    if (draft) {
      const page = { ...draft, id: slug, slug };
      await putDraft(db, { key, page, baseRevision: stored.revision, savedAt: clock(), savedBy });
    }
    await recordAudit(db, { spaceId, at: clock(), kind: 'page', action: 'restored', subject: slug });

    return stored;
  });
}

/** Deletes a page permanently, with all its versions. */
export async function purgePage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { spaceId, key }: { spaceId: string; key: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const trashed = await takeFromTrash(db, { spaceId, key });
    if (!trashed) throw notInTrash();
    await removeVersions(db, [key]);
    const subject = trashed.page.slug;
    await recordAudit(db, { spaceId, at: clock(), kind: 'page', action: 'deleted for good', subject });
  });
}

/** Purges pages older than the retention period. */
export async function purgeOldTrash({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const keys = await removeTrashBefore(db, new Date(clock().getTime() - TRASH_DAYS * DAY_MS));
  await removeVersions(db, keys);
}

function notInTrash() {
  return notFound('A page of this key in the trash');
}
