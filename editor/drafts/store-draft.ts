import type { Page } from '#domain/page/page.ts';
import { ask } from '../api.ts';
import type { SavedPage } from '../editing-context.ts';
import { prepareStored } from '../prepare-stored.ts';
import { SITE_PARTS } from '../site-parts.ts';
import {
  EditorDiscardDraftDocument,
  EditorPageDraftDocument,
  EditorPageVersionDocument,
  EditorSaveDraftDocument,
} from './draft.generated.ts';
import type { DraftOutcome, DraftsToDiscard, DraftToSave, PageDraftOutcome } from './draft.machine.ts';
import { writeSiteDraft } from './store-site-drafts.ts';

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

/** Writes what changed, one after the other; what went through before an error stays told. */
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

/** Begins the draft or goes on with it. A draft that is gone meanwhile is begun anew. */
async function savePageDraft({ slug, page, baseRevision, revision }: PageDraft): Promise<PageDraftOutcome> {
  const { savePageDraft: result } = await ask(EditorSaveDraftDocument, {
    input: { slug, page, baseRevision, revision },
  });

  if ('draft' in result)
    return { kind: 'saved', revision: result.draft.revision, savedAt: result.draft.savedAt ?? null };
  if ('savedBy' in result) return { kind: 'conflict', savedBy: result.savedBy ?? null };
  if (revision !== null) return savePageDraft({ slug, page, baseRevision, revision: null });

  return { kind: 'refused', message: 'message' in result ? result.message : '' };
}

/** Throws the drafts away; one that somebody else, or another window, went on writing stays. */
export async function discardDrafts({ slug, revision, parts }: DraftsToDiscard): Promise<void> {
  if (revision !== null) await ask(EditorDiscardDraftDocument, { slug, revision });
  for (const part of SITE_PARTS)
    await writeSiteDraft({ part, draft: null, revision: parts[part] ?? null, tried: null });
}

function atSlug(page: Page, slug: string): Page {
  return page.slug === slug ? page : { ...page, slug, id: slug };
}
