import { assign, fromPromise, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { diffPages, type PageChange } from '#domain/page/diff-pages.ts';
import { type Choices, mergePages, type PageClash } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { AskError } from './api.ts';

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
export type PageToSave = { page: Page; slug: string; revision: string | null };
/** What somebody else saved meanwhile, and what of it and of the draft cannot both be kept. */
export type Theirs = { saved: SavedPage; changes: PageChange[]; clashes: PageClash[] };

type EditingContext = {
  /** The page that is shown; null when it has nothing to edit: an error, or a page of the product. */
  open: SavedPage | null;
  /** The last saved page: what Undo Changes goes back to. */
  snapshot: SavedPage | null;
  draft: Page | null;
  /** The draft that counts as saved: the one last sent, or the snapshot. */
  baseline: Page | null;
  /** Grows whenever the draft is replaced from outside the canvas, which then starts anew. */
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
};

type EditingEvent =
  | { type: 'page.open'; saved: SavedPage | null }
  | { type: 'page.change'; page: Page }
  | { type: 'start' | 'finish' | 'undo' | 'save' }
  | { type: 'conflict.load' | 'conflict.keep' }
  | { type: 'conflict.settle'; choices: Choices }
  /** Goes on with a draft; `base` is the live page it began with. */
  | { type: 'draft.continue'; page: Page; base: SavedPage | null }
  /** Another page takes the place of the draft. */
  | { type: 'draft.replace'; page: Page }
  /** The draft put aside comes back, and finishing with the draft kept. */
  | { type: 'draft.restore' | 'draft.leave' }
  /** The editor cannot go on. */
  | { type: 'give.up' }
  | { type: 'gone.keep' | 'gone.create' | 'moved.follow' };

/**
 * Editing of one page. States: viewing (nothing is editable), clean (editing, nothing changed), dirty (changes that
 * are not saved), saving (they are on their way), merging (they are brought together with what somebody else saved), loading (the newer version
 * of somebody else takes their place).
 */
export const editingMachine = setup({
  types: {} as { context: EditingContext; events: EditingEvent },
  actors: {
    savePage: fromPromise<SaveOutcome, PageToSave>(() => {
      throw new Error('editingMachine needs a savePage actor');
    }),
    loadPage: fromPromise<SavedPage, { slug: string }>(() => {
      throw new Error('editingMachine needs a loadPage actor');
    }),
  },
  guards: {
    isEditable: ({ context }) => context.open !== null,
    isChanged: ({ context, event }) => event.type === 'page.change' && !isEqual(event.page, context.baseline),
    isSaved: ({ context, event }) => event.type === 'page.change' && isEqual(event.page, context.baseline),
    isNewer: ({ context, event }) =>
      event.type === 'page.open' &&
      event.saved !== null &&
      event.saved.page.slug === context.snapshot?.page.slug &&
      event.saved.revision !== context.snapshot.revision,
    hasConflict: ({ context }) => context.conflict !== null,
    hasMoved: ({ context }) => context.moved !== null,
    isGone: ({ context }) => context.isGone,
    hasClashes: ({ context }) => (context.theirs?.clashes.length ?? 0) > 0,
    hasAside: ({ context }) => context.aside !== null,
    hasMoreChanges: ({ context }) => !isEqual(context.draft, context.baseline),
  },
  actions: {
    open: assign({ open: ({ event }) => (event.type === 'page.open' ? event.saved : null) }),
    takeSnapshot: assign(({ context }) => take(context, context.open)),
    takeOpened: assign(({ context, event }) =>
      event.type === 'page.open' ? take(context, event.saved) : {},
    ),
    keepDraft: assign(({ event }) => (event.type === 'page.change' ? { draft: event.page } : {})),
    restoreSnapshot: assign(({ context }) => take(context, context.snapshot)),
    restoreAside: assign(({ context }) => ({
      draft: mergePages({
        base: present(context.asideBase),
        mine: present(context.aside),
        theirs: present(context.snapshot).page,
      }).page,
      aside: null,
      asideBase: null,
      generation: context.generation + 1,
    })),
    sendDraft: assign(({ context }) => ({
      baseline: context.draft,
      error: null,
      isSignedOut: false,
      isConflictShown: false,
    })),
    continueDraft: assign(({ context, event }) =>
      event.type === 'draft.continue'
        ? {
            snapshot: event.base ?? context.snapshot,
            baseline: event.base?.page ?? context.baseline,
            draft: event.page,
            generation: context.generation + 1,
          }
        : {},
    ),
    /** Both people's changes, to be saved over the version that won. */
    bringTogether: assign(({ context, event }) =>
      merge(context, event.type === 'conflict.settle' ? event.choices : {}),
    ),
    showConflict: assign({ isConflictShown: true }),
    hideConflict: assign({ isConflictShown: false }),
    /** The page that was asked for again, for what the product shows beside the canvas. */
    reload: () => {},
  },
}).createMachine({
  id: 'editing',
  context: {
    open: null,
    snapshot: null,
    draft: null,
    baseline: null,
    generation: 0,
    saves: 0,
    error: null,
    isSignedOut: false,
    conflict: null,
    isConflictShown: false,
    theirs: null,
    broughtIn: null,
    moved: null,
    isGone: false,
    aside: null,
    asideBase: null,
  },
  initial: 'viewing',
  on: { 'give.up': '.viewing' },
  states: {
    viewing: {
      on: {
        'page.open': { actions: 'open' },
        start: { guard: 'isEditable', target: 'clean', actions: 'takeSnapshot' },
      },
    },
    clean: {
      on: {
        'page.open': [{ guard: 'isNewer', actions: ['open', 'takeOpened'] }, { actions: 'open' }],
        'page.change': { guard: 'isChanged', target: 'dirty', actions: 'keepDraft' },
        'draft.continue': { target: 'dirty', actions: 'continueDraft' },
        'draft.restore': { guard: 'hasAside', target: 'dirty', actions: 'restoreAside' },
        finish: 'viewing',
      },
    },
    dirty: {
      on: {
        'page.open': { actions: 'open' },
        'page.change': [
          { guard: 'isSaved', target: 'clean', actions: 'keepDraft' },
          { actions: 'keepDraft' },
        ],
        undo: { target: 'clean', actions: ['restoreSnapshot', 'reload'] },
        save: [
          { guard: 'hasConflict', actions: 'showConflict' },
          { target: 'saving', actions: assign({ broughtIn: null }) },
        ],
        'conflict.keep': { actions: 'hideConflict' },
        'conflict.load': { guard: 'hasConflict', target: 'loading' },
        'conflict.settle': { guard: 'hasConflict', target: 'saving', actions: 'bringTogether' },
        'moved.follow': { guard: 'hasMoved', target: 'merging' },
        'gone.keep': { actions: assign({ isGone: false, moved: null }) },
        'gone.create': { guard: 'isGone', target: 'saving' },
        'draft.replace': {
          actions: assign(({ context, event }) => ({
            draft: event.page,
            generation: context.generation + 1,
          })),
        },
        'draft.leave': { target: 'viewing', actions: 'reload' },
      },
    },
    saving: {
      entry: 'sendDraft',
      on: { 'page.change': { actions: 'keepDraft' }, 'page.open': { actions: 'open' } },
      invoke: {
        src: 'savePage',
        input: ({ context }) => ({
          page: present(context.draft),
          slug: present(context.snapshot).page.slug,
          revision: context.isGone ? null : present(context.snapshot).revision,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'conflict',
            target: 'merging',
            actions: assign(({ context, event }) => ({
              baseline: context.snapshot?.page ?? null,
              conflict: event.output.kind === 'conflict' ? event.output.conflict : null,
            })),
          },
          {
            guard: ({ event }) => event.output.kind !== 'saved',
            target: 'dirty',
            actions: assign(({ context, event }) => ({
              baseline: context.snapshot?.page ?? null,
              moved: event.output.kind === 'moved' ? event.output.slug : null,
              isGone: event.output.kind === 'gone',
            })),
          },
          {
            target: 'settled',
            actions: [
              assign(({ context, event }) =>
                event.output.kind === 'saved'
                  ? {
                      snapshot: event.output.saved,
                      conflict: null,
                      theirs: null,
                      isGone: false,
                      saves: context.saves + 1,
                    }
                  : {},
              ),
              'reload',
            ],
          },
        ],
        onError: {
          target: 'dirty',
          actions: assign(({ context, event }) => ({
            baseline: context.snapshot?.page ?? null,
            error: wordsOf(event.error),
            isSignedOut: event.error instanceof AskError && event.error.failure === 'signedOut',
          })),
        },
      },
    },
    /** Nobody's changes are lost: without clashes both are saved, otherwise the agent chooses. */
    merging: {
      on: { 'page.change': { actions: 'keepDraft' }, 'page.open': { actions: 'open' } },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ slug: context.moved ?? present(context.snapshot).page.slug }),
        onDone: {
          target: 'compared',
          actions: assign(({ context, event }) => ({
            theirs: compare(context, event.output),
            conflict: context.conflict ?? { revision: event.output.revision, savedBy: null, savedAt: null },
            moved: null,
          })),
        },
        onError: {
          target: 'dirty',
          actions: assign({ error: ({ event }) => wordsOf(event.error), conflict: null }),
        },
      },
    },
    compared: {
      always: [
        { guard: 'hasClashes', target: 'dirty', actions: 'showConflict' },
        { target: 'saving', actions: 'bringTogether' },
      ],
    },
    /** What was typed while the save was under way is still to be saved. */
    settled: { always: [{ guard: 'hasMoreChanges', target: 'dirty' }, { target: 'clean' }] },
    loading: {
      on: { 'page.change': { actions: 'keepDraft' } },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ slug: present(context.snapshot).page.slug }),
        onDone: {
          target: 'clean',
          actions: [
            assign(({ context, event }) => ({
              ...take(context, event.output),
              aside: context.draft,
              asideBase: context.snapshot?.page ?? null,
            })),
            'reload',
          ],
        },
        onError: { target: 'dirty', actions: assign({ error: ({ event }) => wordsOf(event.error) }) },
      },
    },
  },
});

function take(context: EditingContext, saved: SavedPage | null): Partial<EditingContext> {
  return {
    snapshot: saved,
    draft: saved?.page ?? null,
    baseline: saved?.page ?? null,
    generation: context.generation + 1,
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
  };
}

/** What `saved` changed since the snapshot, and where that clashes with the draft. */
function compare({ snapshot, draft }: EditingContext, saved: SavedPage): Theirs {
  const base = present(snapshot).page;
  const { clashes } = mergePages({ base, mine: present(draft), theirs: saved.page });

  return { saved, clashes, changes: diffPages(base, saved.page) };
}

function merge(
  { snapshot, draft, theirs, conflict, generation }: EditingContext,
  choices: Choices,
): Partial<EditingContext> {
  const { saved, changes } = present(theirs);
  const { page } = mergePages(
    { base: present(snapshot).page, mine: present(draft), theirs: saved.page },
    choices,
  );

  return {
    draft: page,
    snapshot: saved,
    generation: isEqual(page, draft) ? generation : generation + 1,
    conflict: null,
    isConflictShown: false,
    theirs: null,
    broughtIn: { by: conflict?.savedBy ?? null, changes },
  };
}

/** Editing has a snapshot and a draft; only viewing has none. */
function present<T>(value: T | null): T {
  if (value === null) throw new Error('Editing needs a page');
  return value;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
