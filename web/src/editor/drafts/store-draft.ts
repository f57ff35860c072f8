import type { Page } from '#domain/page/page.ts';
import { ask } from '../api.ts';
import type { SavedPage } from '../editing-context.ts';
import { prepareStored } from '../prepare-stored.ts';
import {
  EditorDiscardDraftDocument,
  EditorPageDraftDocument,
  EditorPageVersionDocument,
  EditorSaveDraftDocument,
} from './draft.generated.ts';
import type { DraftOutcome, DraftToKeep } from './draft.machine.ts';

/** A draft as the store has it. `base` is the live page it began with; null when that is not kept any more. */
export type StoredDraft = {
  page: Page;
  revision: string;
  base: SavedPage | null;
  savedAt: string | null;
  savedBy: string | null;
};

/** The API gives pages of drafts and versions whole, as JSON it has checked. */
type StoredPage = Parameters<typeof prepareStored>[0];

/** The draft beside the live page `live`; null when there is none. */
export async function findDraft(live: SavedPage): Promise<StoredDraft | null> {
  const { slug } = live.page;
  const { pageDraft } = await ask(EditorPageDraftDocument, { slug });
  if (!pageDraft) return null;

  const { revision, savedAt, savedBy, baseRevision } = pageDraft;
  const page = await prepareStored(pageDraft.page as StoredPage);
  const base = baseRevision === live.revision ? live : await findVersion(slug, baseRevision);

  return {
    // A page that was given another address since keeps it.
    page: base && page.slug === base.page.slug ? atSlug(page, slug) : page,
    base: base && { ...base, page: atSlug(base.page, slug) },
    revision,
    savedAt: savedAt ?? null,
    savedBy: savedBy ?? null,
  };
}

/** What was live at `revision`; null when that version is not kept any more. */
export async function findVersion(slug: string, revision: string): Promise<SavedPage | null> {
  const { pageVersion } = await ask(EditorPageVersionDocument, { slug, revision });

  return pageVersion?.page ? { page: await prepareStored(pageVersion.page as StoredPage), revision } : null;
}

/** Begins the draft or goes on with it. A draft that is gone meanwhile is begun anew. */
export async function saveDraft({ slug, page, baseRevision, revision }: DraftToKeep): Promise<DraftOutcome> {
  const { savePageDraft: result } = await ask(EditorSaveDraftDocument, {
    input: { slug, page, baseRevision, revision },
  });

  if ('draft' in result)
    return { kind: 'saved', revision: result.draft.revision, savedAt: result.draft.savedAt ?? null };
  if ('savedBy' in result) return { kind: 'conflict', savedBy: result.savedBy ?? null };
  if (revision !== null) return saveDraft({ slug, page, baseRevision, revision: null });

  return { kind: 'refused', message: 'message' in result ? result.message : '' };
}

/** Throws the draft away; one that somebody else went on writing stays. */
export async function discardDraft({ slug, revision }: { slug: string; revision: string }): Promise<void> {
  await ask(EditorDiscardDraftDocument, { slug, revision });
}

function atSlug(page: Page, slug: string): Page {
  return page.slug === slug ? page : { ...page, slug, id: slug };
}
