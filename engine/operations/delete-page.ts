import { HOME_PAGE_ID } from '#domain/page/page.ts';
import type { EngineContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { removeRedirects } from '../store/page-redirect-table.ts';
import { findPage, removePage } from '../store/page-table.ts';
import { pageNotFound } from './read-page.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Input = { spaceId: string; slug: string; revision?: number };

/** Deletes a page with every old address that leads to it. */
export async function deletePage(
  { db }: Pick<EngineContext, 'db'>,
  { spaceId, slug, revision }: Input,
): Promise<void> {
  if (slug === HOME_PAGE_ID) throw badInput('pageID', 'The home page cannot be deleted');

  await db.transaction().execute(async (db) => {
    const current = await findPage(db, { spaceId, slug }, { lock: true });
    if (!current) throw pageNotFound(slug);
    if (revision === undefined) throw revisionRequired();
    if (current.revision !== revision) throw staleRevision(current);

    await removePage(db, { spaceId, slug });
    await removeRedirects(db, { spaceId, target: slug });
  });
}
