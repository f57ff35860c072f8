import { isEqual } from '#domain/json/is-equal.ts';
import { mergeJson } from '#domain/json/merge-json.ts';
import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { type Choices, mergePages, type PageClash, type Side } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { ApiError, messageOfError } from '../api/api-error.ts';
import type { DeviceCopy } from '../drafts/device-copy.ts';
import type { DraftBase, DraftEvent } from '../drafts/draft.machine.ts';
import type { FoundDrafts } from '../drafts/find-drafts.ts';
import { restoreParts } from '../drafts/restore-parts.ts';
import type { StoredDraft } from '../drafts/store-draft.ts';
import type { PartRevisions } from '../drafts/store-site-drafts.ts';
import { beginHistory, type History } from '../history/history.ts';
import type { PartClash, PartsOutcome } from '../saving/store-parts.ts';
import type { EditedDocument } from './document.ts';
import {
  changedParts,
  draftsOf,
  type SavedParts,
  type SitePart,
  type SiteParts,
  valuesOf,
} from './site-parts.ts';

/** A stored page. */
export type SavedPage = { page: Page; revision: string };
/** Somebody saved `revision` after ours was loaded. */
export type Conflict = { revision: string; savedBy: string | null; savedAt: string | null };
export type SaveOutcome =
  | { kind: 'saved'; saved: SavedPage }
  | { kind: 'conflict'; conflict: Conflict }
  /** Somebody changed the slug of the page. */
  | { kind: 'moved'; slug: string }
  /** Somebody deleted the page. */
  | { kind: 'gone' };
/** `slug` is the one the page was loaded from; without a revision the page is created. */
export type PageToSave = {
  page: Page;
  slug: string;
  revision: string | null;
  /** The draft that saving the page deletes. */
  draftRevision: string | null;
};
/** The live state that drafts are looked up for. */
export type DraftsToFind = { live: SavedPage; parts: SiteParts; site: SavedParts };
/** The restored drafts: that of the page, and the shared parts with unsaved changes. */
export type Continued = { page: StoredDraft | null; parts: SitePart[] };
/** The version that somebody else saved, its changes, and those that conflict with the draft. */
export type Theirs = { saved: SavedPage; changes: PageChange[]; clashes: PageClash[] };

export type EditingContext = {
  /** The displayed page; null if it cannot be edited: an error, or a page of the product. */
  open: SavedPage | null;
  /** The last saved page, which Undo Changes restores. */
  snapshot: SavedPage | null;
  /** The edited document with its undo and redo steps; null while not editing. */
  history: History<EditedDocument> | null;
  /** The page that counts as saved: the last one sent, or the snapshot. */
  baseline: Page | null;
  /** Header, footer and website as last saved; null until loaded. */
  site: SavedParts | null;
  /** A part with changes that conflict with somebody else's; saving again shows the dialog again. */
  partClash: PartClash | null;
  /** Whose change wins there. */
  partSide: Side | null;
  /** Incremented when the edited document is replaced, which remounts the canvas with an empty history. */
  generation: number;
  /** Why the last save or load failed. */
  error: string | null;
  /** True if it failed because the agent's session ended. */
  isSignedOut: boolean;
  /** Until it is resolved, saving only shows the dialog again. */
  conflict: Conflict | null;
  isConflictShown: boolean;
  /** The version that won the conflict, once loaded. */
  theirs: Theirs | null;
  /** Changes of somebody else that the last save merged. */
  mergedIn: { by: string | null; changes: PageChange[] } | null;
  /** The new slug of a page that was renamed while it was edited. */
  moved: string | null;
  /** The page was deleted. */
  isGone: boolean;
  /** The draft that a newer version replaced, and its base. */
  aside: Page | null;
  asideBase: Page | null;
  /** The restored drafts, until they are saved or discarded. */
  continued: Continued | null;
  /** Changes of an earlier visit that are only on this device. */
  copy: DeviceCopy | null;
  /** The page that replaces the edited one once editing has begun. */
  imported: Page | null;
  /** The revisions of the drafts that a save deletes. */
  heldRevisions: { page: string | null; parts: PartRevisions };
};

export function documentOf({ history }: Pick<EditingContext, 'history'>): EditedDocument {
  return present(history).present;
}

/** Replaces the edited document, without an undo step. */
export function replaced(
  { history, generation, site }: EditingContext,
  document: Partial<EditedDocument>,
): Pick<EditingContext, 'history' | 'generation'> {
  const page = document.page ?? present(history).present.page;
  const parts = document.parts ?? history?.present.parts ?? valuesOf(present(site));

  return { history: beginHistory({ page, parts }), generation: generation + 1 };
}

/** Editing without failures, conflicts, drafts or copies. */
export const NOTHING_PENDING = {
  error: null,
  conflict: null,
  isConflictShown: false,
  theirs: null,
  mergedIn: null,
  moved: null,
  isGone: false,
  isSignedOut: false,
  aside: null,
  asideBase: null,
  continued: null,
  copy: null,
  imported: null,
} as const satisfies Partial<EditingContext>;

/** Restarts editing from a saved page. */
export function take(context: EditingContext, saved: SavedPage | null): Partial<EditingContext> {
  const { page } = present(saved);

  return {
    ...replaced(context, { page }),
    snapshot: saved,
    baseline: page,
    ...NOTHING_PENDING,
  };
}

/** Restarts editing from a saved page and the last saved shared parts. */
export function takeAll(context: EditingContext, saved: SavedPage | null): Partial<EditingContext> {
  const document = { page: present(saved).page, parts: valuesOf(present(context.site)) };

  return { ...take(context, saved), ...replaced(context, document), partClash: null, partSide: null };
}

/** Replaces the edited shared parts by the last saved ones. */
export function takeSite(context: EditingContext): Partial<EditingContext> {
  const parts = valuesOf(present(context.site));

  return { ...replaced(context, { parts }), partClash: null, partSide: null };
}

/** Continues with the drafts that were found. */
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

/** The initial state of the draft machine, after `opened`. */
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

/** The live page as the base of its draft. */
export function baseOf({ snapshot }: EditingContext): DraftBase {
  const { page, revision } = present(snapshot);

  return { slug: page.slug, page, revision };
}

/** Continues with the page of the local copy; `base` is the version it began with, if that is stored. */
export function takeCopiedPage(context: EditingContext, base: SavedPage | null): Partial<EditingContext> {
  const { copy } = context;
  if (!copy?.page) return {};
  const isBased = base !== null && !hasChanges(context);

  return {
    ...replaced(context, { page: copy.page.page }),
    ...(isBased && { snapshot: base, baseline: base.page }),
  };
}

/** Continues with the shared parts of the local copy. */
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

/** The state after saving parts, merged with changes made while the request was in flight. */
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

/** The changes of `saved` since the snapshot, and those that conflict with the draft. */
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
    mergedIn: { by: conflict?.savedBy ?? null, changes },
  };
}

/** A value that is null only while viewing. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('Editing needs a page');
  return value;
}

export function failed(error: unknown): Pick<EditingContext, 'error' | 'isSignedOut'> {
  return {
    error: messageOfError(error),
    isSignedOut: error instanceof ApiError && error.failure === 'signedOut',
  };
}
