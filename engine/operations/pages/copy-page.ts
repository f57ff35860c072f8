import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { removeRedirects } from '../../store/pages/page-redirect-table.ts';
import { findPage, insertPage, nextPageOrder, type StoredPage } from '../../store/pages/page-table.ts';
import { insertVersion } from '../../store/pages/page-version-table.ts';
import { pageNotFound } from './read-page.ts';
import { checkSlug, slugTaken } from './save-page.ts';

type Input = { spaceId: string; slug: string; newSlug: string; published?: boolean; savedBy: string };

/** Copies a page under a new slug, after all other pages. */
export async function copyPage(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, slug, newSlug, published, savedBy }: Input,
): Promise<StoredPage> {
  checkSlug(newSlug, 'newPageID');

  return db.transaction().execute(async (db) => {
    const original = await findPage(db, { spaceId, slug });
    if (!original) throw pageNotFound(slug);

    const order = await nextPageOrder(db, spaceId);
    const page = { ...original.page, id: newSlug, slug: newSlug, order };
    const copy = await insertPage(db, { spaceId, published, page, savedAt: clock(), savedBy });
    if (!copy) throw slugTaken(newSlug, 'newPageID');

    await removeRedirects(db, { spaceId, slug: newSlug });
    await insertVersion(db, { spaceId, stored: copy, reason: 'copied' });
    const summary = `${slug} → ${newSlug}`;
    await recordAudit(db, {
      spaceId,
      at: copy.savedAt,
      kind: 'page',
      action: 'copied',
      subject: newSlug,
      summary,
    });
    return copy;
  });
}
