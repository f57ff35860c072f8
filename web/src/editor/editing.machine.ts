import { assign, fromPromise, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';

/** A page as the store has it. */
export type SavedPage = { page: Page; revision: string };
/** Somebody saved `revision` since ours was loaded. */
export type Conflict = { revision: string; savedBy: string | null; savedAt: string | null };
export type SaveOutcome = { kind: 'saved'; saved: SavedPage } | { kind: 'conflict'; conflict: Conflict };

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
  /** Until it is settled, a plain save only asks again. */
  conflict: Conflict | null;
  isConflictShown: boolean;
  /** The draft that made room for a newer version. */
  aside: Page | null;
};

type EditingEvent =
  | { type: 'page.open'; saved: SavedPage | null }
  | { type: 'page.change'; page: Page }
  | { type: 'start' | 'finish' | 'undo' | 'save' }
  | { type: 'conflict.load' | 'conflict.keep' | 'conflict.overwrite' }
  | { type: 'draft.restore' };

/**
 * Editing of one page. States: viewing (nothing is editable), clean (editing, nothing changed), dirty (changes that
 * are not saved), saving (they are on their way), loading (the newer version of somebody else comes in).
 */
export const editingMachine = setup({
  types: {} as { context: EditingContext; events: EditingEvent },
  actors: {
    savePage: fromPromise<SaveOutcome, { page: Page; revision: string }>(() => {
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
      draft: context.aside,
      aside: null,
      generation: context.generation + 1,
    })),
    sendDraft: assign(({ context }) => ({ baseline: context.draft, error: null, isConflictShown: false })),
    sendOverConflict: assign(({ context }) => ({
      snapshot: context.snapshot &&
        context.conflict && { ...context.snapshot, revision: context.conflict.revision },
      conflict: null,
    })),
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
    conflict: null,
    isConflictShown: false,
    aside: null,
  },
  initial: 'viewing',
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
        save: [{ guard: 'hasConflict', actions: 'showConflict' }, { target: 'saving' }],
        'conflict.keep': { actions: 'hideConflict' },
        'conflict.load': { guard: 'hasConflict', target: 'loading' },
        'conflict.overwrite': { guard: 'hasConflict', target: 'saving', actions: 'sendOverConflict' },
      },
    },
    saving: {
      entry: 'sendDraft',
      on: { 'page.change': { actions: 'keepDraft' }, 'page.open': { actions: 'open' } },
      invoke: {
        src: 'savePage',
        input: ({ context }) => ({
          page: present(context.draft),
          revision: present(context.snapshot).revision,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'conflict',
            target: 'dirty',
            actions: assign(({ context, event }) => ({
              baseline: context.snapshot?.page ?? null,
              conflict: event.output.kind === 'conflict' ? event.output.conflict : null,
              isConflictShown: true,
            })),
          },
          {
            target: 'settled',
            actions: [
              assign(({ context, event }) =>
                event.output.kind === 'saved'
                  ? { snapshot: event.output.saved, conflict: null, saves: context.saves + 1 }
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
          })),
        },
      },
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
    aside: null,
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
