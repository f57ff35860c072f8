import type { Page } from '#domain/page/page.ts';
import { PageBySlugDocument } from '#web/src/data/page.generated.ts';
import { request } from '../api/api.ts';
import type { PageToSave, SavedPage, SaveOutcome } from '../editing/editing-context.ts';
import { prepareStored } from '../editing/prepare-stored.ts';
import { editorMessage } from '../messages.ts';
import { EditorSavePageDocument } from './save-page.generated.ts';

/** Saves a page against the revision it was loaded with, or creates it. Saving deletes its draft. */
export async function savePage({ page, slug, revision, draftRevision }: PageToSave): Promise<SaveOutcome> {
  const isNew = revision === null;
  const { savePage: result } = await request(EditorSavePageDocument, {
    input: isNew ? { page } : { page, previousSlug: slug, revision, draftRevision },
  });

  if ('page' in result) return { kind: 'saved', saved: await prepared(result.page) };
  if ('currentRevision' in result) {
    const { currentRevision, savedBy, savedAt } = result;
    return {
      kind: 'conflict',
      conflict: { revision: currentRevision, savedBy: savedBy ?? null, savedAt: savedAt ?? null },
    };
  }

  const { page: found } = isNew ? { page: null } : await request(PageBySlugDocument, { slug });
  if (found?.movedTo) return { kind: 'moved', slug: found.movedTo };
  if (!found && !isNew) return { kind: 'gone' };
  throw new Error(result.message);
}

/** Loads the stored page, following a rename. */
export async function loadPage({ slug }: { slug: string }): Promise<SavedPage> {
  const { page } = await request(PageBySlugDocument, { slug });
  if (page?.movedTo) return loadPage({ slug: page.movedTo });
  if (!page) throw new Error(editorMessage('conflict.loadFailed'));

  return prepared(page);
}

async function prepared(
  stored: Parameters<typeof prepareStored>[0] & { revision: string },
): Promise<SavedPage> {
  return { page: await prepareStored(stored), revision: stored.revision };
}

/** Creates an unpublished page; throws an error with the reason of a rejection, for example that the slug is taken. */
export async function createPage(page: Page): Promise<void> {
  const { savePage: result } = await request(EditorSavePageDocument, { input: { page, published: false } });
  if ('page' in result) return;

  throw new Error('message' in result ? result.message : editorMessage('pages.new.taken'));
}
