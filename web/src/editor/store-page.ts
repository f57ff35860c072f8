import type { Page } from '#domain/page/page.ts';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { PageBySlugDocument } from '../data/page.generated.ts';
import { readPage } from '../data/read-page.ts';
import { ask } from './api.ts';
import type { SavedPage, SaveOutcome } from './editing.machine.ts';
import { editorMessage } from './messages.ts';
import { preparePage } from './prepare-page.ts';
import { EditorSavePageDocument } from './save-page.generated.ts';

/** Saves a page against the revision it was loaded with. */
export async function savePage({ page, revision }: { page: Page; revision: string }): Promise<SaveOutcome> {
  const { savePage: result } = await ask(EditorSavePageDocument, {
    input: { page, previousSlug: page.slug, revision },
  });

  if ('page' in result) return { kind: 'saved', saved: await prepared(result.page) };
  if ('currentRevision' in result) {
    const { currentRevision, savedBy, savedAt } = result;
    return {
      kind: 'conflict',
      conflict: { revision: currentRevision, savedBy: savedBy ?? null, savedAt: savedAt ?? null },
    };
  }
  throw new Error(result.message);
}

/** The page as it is stored now. */
export async function loadPage({ slug }: { slug: string }): Promise<SavedPage> {
  const { page } = await ask(PageBySlugDocument, { slug });
  if (!page) throw new Error(editorMessage('conflict.loadFailed'));

  return prepared(page);
}

async function prepared(stored: Parameters<typeof readPage>[0] & { revision: string }): Promise<SavedPage> {
  const page = readPage(stored);
  await loadStraps([...(page.hero ? [page.hero] : []), ...page.straps].map(({ name }) => name));

  return { page: preparePage(page), revision: stored.revision };
}

/** Creates a page; throws the words of the refusal, for example that the slug is taken. */
export async function createPage(page: Page): Promise<void> {
  const { savePage: result } = await ask(EditorSavePageDocument, { input: { page } });
  if ('page' in result) return;

  throw new Error('message' in result ? result.message : editorMessage('pages.new.taken'));
}
