import type { Page } from '#domain/page/page.ts';
import { request } from '../api.ts';
import { EditorPagesDocument } from '../pages/editor-pages.generated.ts';
import { EditorSavePageDocument } from '../save-page.generated.ts';
import { readSiteObject } from '../site/website/site-objects.ts';
import { editorMessage } from '../messages.ts';
import { EditorOldPageDocument, type EditorOldPagesQuery } from './migration.generated.ts';

export type OldPage = NonNullable<EditorOldPagesQuery['oldPages']>[number];
/** What became of a page; `problems` name strap, field and reason of each part that cannot be stored. */
export type MigratedPage = OldPage & { problems: readonly string[] };

/**
 * Stores one page of the older engine. A page that is here already gets a new version, so that its earlier ones can be
 * restored; a new page is hidden from visitors until its agent shows it. Rejects when a call fails.
 */
export async function migratePage(old: OldPage): Promise<MigratedPage> {
  const { oldPage } = await request(EditorOldPageDocument, { id: old.id });
  if (!oldPage) return { ...old, problems: [editorMessage('migration.gone')] };

  const read = await readSiteObject('page', JSON.stringify(oldPage));
  if ('problems' in read) return { ...old, problems: read.problems };

  const { pages } = await request(EditorPagesDocument, {});
  const stored = pages.find(({ slug }) => slug === old.slug);
  const page = read.object.value as Page;
  const input = stored
    ? {
        page: { ...page, order: pages.indexOf(stored) },
        previousSlug: stored.slug,
        revision: stored.revision,
      }
    : { page: { ...page, order: pages.length }, published: false };
  const { savePage } = await request(EditorSavePageDocument, { input });

  if ('page' in savePage) return { ...old, problems: [] };
  return {
    ...old,
    problems: ['message' in savePage ? savePage.message : editorMessage('migration.conflict')],
  };
}
