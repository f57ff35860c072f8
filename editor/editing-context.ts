import { isEqual } from '#domain/json/is-equal.ts';
import { mergeJson } from '#domain/json/merge-json.ts';
import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { type Choices, mergePages, type PageClash, type Side } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { AskError, wordsOf } from './api.ts';
import type { DeviceCopy } from './drafts/device-copy.ts';
import type { DraftBase, DraftEvent } from './drafts/draft.machine.ts';
import type { FoundDrafts } from './drafts/find-drafts.ts';
import { restoreParts } from './drafts/restore-parts.ts';
import type { StoredDraft } from './drafts/store-draft.ts';
import type { PartRevisions } from './drafts/store-site-drafts.ts';
import type { EditedDocument } from './document.ts';
import { beginHistory, type History } from './history/history.ts';
import {
  changedParts,
  draftsOf,
  type SavedParts,
  type SitePart,
  type SiteParts,
  valuesOf,
} from './site-parts.ts';
import type { PartClash, PartsOutcome } from './store-parts.ts';

/** A page as the store has it. */
export type SavedPage = { page: Page; revision: string };
/** Somebody saved `revision` since ours was loaded. */
export type Conflict = { revision: string; savedBy: string | null; savedAt: string | null };
export type SaveOutcome =
  | { kind: 'saved'; saved: SavedPage }
  | { kind: 'conflict'; conflict: Conflict }
  /** Somebody gave the page another address. */
  | { kind: 'moved'; slug: string }
  /** Somebody deleted the page. */
  | { kind: 'gone' };
/** `slug` is the address the page was loaded from; without a revision the page is created. */
export type PageToSave = {
  page: Page;
  slug: string;
  revision: string | null;
  /** The draft the page is made of, which ends with the save. */
  draftRevision: string | null;
};
/** Editing begins with these. */
export type DraftsToFind = { live: SavedPage; parts: SiteParts; site: SavedParts };
/** What there was when editing began: the page's draft, and the parts of the site with changes that were not saved. */
export type Continued = { page: StoredDraft | null; parts: SitePart[] };
/** What somebody else saved meanwhile, and what of it and of the draft cannot both be kept. */
export type Theirs = { saved: SavedPage; changes: PageChange[]; clashes: PageClash[] };

export type EditingContext = {
  /** The page that is shown; null when it has nothing to edit: an error, or a page of the product. */
  open: SavedPage | null;
  /** The last saved page: what Undo Changes goes back to. */
  snapshot: SavedPage | null;
  /** What is edited, with its steps of undo and redo; null while nothing is. */
  history: History<EditedDocument> | null;
  /** The page that counts as saved: the one last sent, or the snapshot. */
  baseline: Page | null;
  /** Header, footer and website as they were saved last; null until they are known. */
  site: SavedParts | null;
  /** A part of which somebody else changed the same; a plain save asks again. */
  partClash: PartClash | null;
  /** Whose change is kept there. */
  partSide: Side | null;
  /** Grows whenever another document takes the place of the edited one: the canvas then starts anew, with no steps. */
  generation: number;
  /** How many saves went through. */
  saves: number;
  /** Why the last save or load failed. */
  error: string | null;
  /** True when it failed because the agent's session is over. */
  isSignedOut: boolean;
  /** Until it is settled, a plain save only asks again. */
  conflict: Conflict | null;
  isConflictShown: boolean;
  /** The version that won the conflict, once it is here. */
  theirs: Theirs | null;
  /** What of somebody else's came in with the last save. */
  broughtIn: { by: string | null; changes: PageChange[] } | null;
  /** Where the page went while it was edited. */
  moved: string | null;
  /** The page is not there any more. */
  isGone: boolean;
  /** The draft that made room for a newer version, and the page it began with. */
  aside: Page | null;
  asideBase: Page | null;
  /** The drafts editing goes on with, until they are saved or discarded. */
  continued: Continued | null;
  /** Changes of an earlier visit that are on this device only. */
  copy: DeviceCopy | null;
  /** The page that is put in the place of the edited one once editing has begun. */
  imported: Page | null;
  /** The drafts that a save ends. */
  heldRevisions: { page: string | null; parts: PartRevisions };
};

/** The document that is edited. */
export function documentOf({ history }: Pick<EditingContext, 'history'>): EditedDocument {
  return present(history).present;
}

/** Another document takes the place of the edited one: not a step. */
export function replaced(
  { history, generation, site }: EditingContext,
  document: Partial<EditedDocument>,
): Pick<EditingContext, 'history' | 'generation'> {
  const page = document.page ?? present(history).present.page;
  const parts = document.parts ?? history?.present.parts ?? valuesOf(present(site));

  return { history: beginHistory({ page, parts }), generation: generation + 1 };
}

/** Editing begins anew with a saved page. */
export function take(context: EditingContext, saved: SavedPage | null): Partial<EditingContext> {
  const { page } = present(saved);

  return {
    ...replaced(context, { page }),
    snapshot: saved,
    baseline: page,
    error: null,
    conflict: null,
    isConflictShown: false,
    theirs: null,
    broughtIn: null,
    moved: null,
    isGone: false,
    isSignedOut: false,
    aside: null,
    asideBase: null,
    continued: null,
    copy: null,
    imported: null,
  };
}

/** Editing begins anew with a saved page, and with what all pages share as it was saved last. */
export function takeAll(context: EditingContext, saved: SavedPage | null): Partial<EditingContext> {
  const document = { page: present(saved).page, parts: valuesOf(present(context.site)) };

  return { ...take(context, saved), ...replaced(context, document), partClash: null, partSide: null };
}

/** What all pages share as it was saved last takes the place of the edited. */
export function takeSite(context: EditingContext): Partial<EditingContext> {
  const parts = valuesOf(present(context.site));

  return { ...replaced(context, { parts }), partClash: null, partSide: null };
}

/** Goes on with the drafts that were found. */
export function opened(context: EditingContext, { page, parts, copy }: FoundDrafts): Partial<EditingContext> {
  const live = present(context.snapshot);
  const isNews = page && ![live.page, page.base?.page].some((known) => isEqual(known, page.page));
  const base = isNews ? (page.base ?? live) : live;
  const restored = restoreParts(parts.drafts, {
    parts: documentOf(context).parts,
    site: present(context.site),
  });

  return {
    ...replaced(context, { page: isNews ? page.page : live.page, parts: restored.parts }),
    snapshot: base,
    baseline: base.page,
    site: restored.site,
    continued:
      isNews || restored.restored.length > 0
        ? { page: isNews ? page : null, parts: restored.restored }
        : null,
    copy,
  };
}

/** What the drafts begin with, once the document has gone on with what was found. */
export function beginning(context: EditingContext, { page, parts: stored }: FoundDrafts): DraftEvent {
  const { page: live, revision } = present(context.snapshot);
  const document = documentOf(context);

  return {
    type: 'begin',
    slug: live.slug,
    page: document.page,
    baseRevision: revision,
    revision: page?.revision ?? null,
    savedAt: page?.savedAt ?? stored.savedAt,
    parts: {
      wanted: draftsOf(document.parts, context.site),
      stored: stored.drafts,
      revisions: stored.revisions,
    },
  };
}

/** The live page that is edited, as its draft begins with it. */
export function baseOf({ snapshot }: EditingContext): DraftBase {
  const { page, revision } = present(snapshot);

  return { slug: page.slug, page, revision };
}

/** Goes on with the page of the copy; `base` is the version it began with, when that is stored. */
export function takeCopiedPage(context: EditingContext, base: SavedPage | null): Partial<EditingContext> {
  const { copy } = context;
  if (!copy?.page) return {};
  const isBased = base !== null && !hasChanges(context);

  return {
    ...replaced(context, { page: copy.page.page }),
    ...(isBased && { snapshot: base, baseline: base.page }),
  };
}

/** Goes on with what the copy has of the parts. */
export function takeCopiedParts(context: EditingContext): Partial<EditingContext> {
  const { parts, site, restored } = restoreParts(context.copy?.site?.parts ?? {}, {
    parts: documentOf(context).parts,
    site: present(context.site),
  });

  return { copy: null, ...(restored.length > 0 && { ...replaced(context, { parts }), site }) };
}

export function hasChanges(context: EditingContext): boolean {
  return !isEqual(documentOf(context).page, context.baseline) || hasPartChanges(context);
}

export function hasPartChanges(context: EditingContext): boolean {
  return changedParts(documentOf(context).parts, context.site).length > 0;
}

/** What is stored now, and what was sent with what was typed while it was on its way. */
export function partsAfter(
  context: EditingContext,
  { sent, parts, saved }: PartsOutcome,
): Partial<EditingContext> {
  const { parts: typed } = documentOf(context);
  const merged = <P extends SitePart>(part: P): SiteParts[P] =>
    mergeJson({ base: sent[part], mine: typed[part], theirs: parts[part] }).value;
  const all = { header: merged('header'), footer: merged('footer'), website: merged('website') };

  return {
    ...(!isEqual(parts, sent) && replaced(context, { parts: all })),
    site: saved,
    partSide: null,
  };
}

/** What `saved` changed since the snapshot, and where that clashes with the draft. */
export function compare(context: EditingContext, saved: SavedPage): Theirs {
  const base = present(context.snapshot).page;
  const { clashes } = mergePages({ base, mine: documentOf(context).page, theirs: saved.page });

  return { saved, clashes, changes: diffPages(base, saved.page) };
}

export function merge(context: EditingContext, choices: Choices): Partial<EditingContext> {
  const { snapshot, theirs, conflict } = context;
  const { saved, changes } = present(theirs);
  const mine = documentOf(context).page;
  const { page } = mergePages({ base: present(snapshot).page, mine, theirs: saved.page }, choices);

  return {
    ...(!isEqual(page, mine) && replaced(context, { page })),
    snapshot: saved,
    conflict: null,
    isConflictShown: false,
    theirs: null,
    broughtIn: { by: conflict?.savedBy ?? null, changes },
  };
}

/** Editing has a snapshot and a draft; only viewing has none. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('Editing needs a page');
  return value;
}

/** Why a save failed. */
export function failed(error: unknown): Pick<EditingContext, 'error' | 'isSignedOut'> {
  return {
    error: wordsOf(error),
    isSignedOut: error instanceof AskError && error.failure === 'signedOut',
  };
}
