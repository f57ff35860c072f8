import type { Page } from '#domain/page/page.ts';
import { request } from '../api/api.ts';
import type { SavedPage } from '../editing/editing-context.ts';
import { prepareStored } from '../editing/prepare-stored.ts';
import { SITE_PARTS } from '../editing/site-parts.ts';
import {
  EditorDiscardDraftDocument,
  EditorPageDraftDocument,
  EditorPageVersionDocument,
  EditorSaveDraftDocument,
} from './draft.generated.ts';
import type { DraftOutcome, DraftsToDiscard, DraftToSave, PageDraftOutcome } from './draft.machine.ts';
import { writeSiteDraft } from './store-site-drafts.ts';

/** A stored draft. `base` is the live version it began with; null if that version is no longer stored. */
export type StoredDraft = {
  page: Page;
  revision: string;
  base: SavedPage | null;
  savedAt: string | null;
  savedBy: string | null;
};

/** The API returns pages of drafts and versions as validated JSON. */
type StoredPage = Parameters<typeof prepareStored>[0];

/** The draft of the live page `live`; null if there is none. */
export async function findDraft(live: SavedPage): Promise<StoredDraft | null> {
  const { slug } = live.page;
  const { pageDraft } = await request(EditorPageDraftDocument, { slug });
  if (!pageDraft) return null;

  const { revision, savedAt, savedBy, baseRevision } = pageDraft;
  const page = await prepareStored(pageDraft.page as StoredPage);
  const base = baseRevision === live.revision ? live : await findVersion(slug, baseRevision);

  return {
    // The live page may have been renamed since.
    page: base && page.slug === base.page.slug ? atSlug(page, slug) : page,
    base: base && { ...base, page: atSlug(base.page, slug) },
    revision,
    savedAt: savedAt ?? null,
    savedBy: savedBy ?? null,
  };
}

/** The version that was live at `revision`; null if it is no longer stored. */
export async function findVersion(slug: string, revision: string): Promise<SavedPage | null> {
  const { pageVersion } = await request(EditorPageVersionDocument, { slug, revision });

  return pageVersion?.page ? { page: await prepareStored(pageVersion.page as StoredPage), revision } : null;
}

/** Writes the changed drafts one after the other; outcomes before an error are still reported. */
export async function saveDraft({ parts, page, ...draft }: DraftToSave): Promise<DraftOutcome> {
  const outcome: DraftOutcome = { page: null, parts: [], error: null };

  try {
    for (const write of parts) outcome.parts.push(await writeSiteDraft(write));
    if (page) outcome.page = await savePageDraft({ ...draft, page });
  } catch (error) {
    outcome.error = error;
  }

  return outcome;
}

type PageDraft = Omit<DraftToSave, 'parts'> & { page: Page };

/** Creates or updates the draft. A draft that was deleted meanwhile is created again. */
async function savePageDraft({ slug, page, baseRevision, revision }: PageDraft): Promise<PageDraftOutcome> {
  const { savePageDraft: result } = await request(EditorSaveDraftDocument, {
    input: { slug, page, baseRevision, revision },
  });

  if ('draft' in result)
    return { kind: 'saved', revision: result.draft.revision, savedAt: result.draft.savedAt ?? null };
  if ('savedBy' in result) return { kind: 'conflict', savedBy: result.savedBy ?? null };
  if (revision !== null) return savePageDraft({ slug, page, baseRevision, revision: null });

  return { kind: 'rejected', message: 'message' in result ? result.message : '' };
}

/** Deletes the drafts, except those that somebody else or another window has changed since. */
export async function discardDrafts({ slug, revision, parts }: DraftsToDiscard): Promise<void> {
  if (revision !== null) await request(EditorDiscardDraftDocument, { slug, revision });
  for (const part of SITE_PARTS)
    await writeSiteDraft({ part, draft: null, revision: parts[part] ?? null, tried: null });
}

function atSlug(page: Page, slug: string): Page {
  return page.slug === slug ? page : { ...page, slug, id: slug };
}
