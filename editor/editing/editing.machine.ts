import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { type Choices, mergePages, type Side } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { messageOfError } from '../api/api-error.ts';
import { type DraftReport, draftMachine } from '../drafts/draft.machine.ts';
import type { FoundDrafts } from '../drafts/find-drafts.ts';
import { redo, undo } from '../history/history.ts';
import type { PartsOutcome, PartsToSave } from '../saving/store-parts.ts';
import { changePage, changePart, type EditedDocument } from './document.ts';
import {
  baseOf,
  beginning,
  type Continued,
  compare,
  type DraftsToFind,
  documentOf,
  type EditingContext,
  failed,
  hasChanges,
  hasPartChanges,
  merge,
  NOTHING_PENDING,
  opened,
  type PageToSave,
  partsAfter,
  present,
  replaced,
  type SavedPage,
  type SaveOutcome,
  take,
  takeAll,
  takeCopiedPage,
  takeCopiedParts,
  takeSite,
} from './editing-context.ts';
import { draftsOf, type PartChange, type SavedParts, SITE_PARTS, valuesOf } from './site-parts.ts';

type EditingEvent =
  | { type: 'page.open'; saved: SavedPage | null }
  /** The page changed; changes of one field in quick succession are one undo step. `at` is the time in milliseconds. */
  | { type: 'page.change'; page: Page; at?: number }
  /** Replaces the edited page; starts editing if necessary. */
  | { type: 'page.import'; page: Page }
  | { type: 'site.open'; site: SavedParts }
  /** Header, footer or website changed. */
  | ({ type: 'part.change'; at?: number } & PartChange)
  /** Undo and redo. */
  | { type: 'step.back' | 'step.forward' }
  | { type: 'part.resolve'; side: Side }
  | { type: 'part.dismiss' }
  | { type: 'start' | 'finish' | 'undo' | 'save' }
  | { type: 'conflict.load' | 'conflict.dismiss' }
  | { type: 'conflict.resolve'; choices: Choices }
  /** Restores the draft that a newer version replaced; finishes editing but retains the draft. */
  | { type: 'draft.restore' | 'draft.leave' }
  /** Takes or drops the changes that are only on this device; postponed, they are offered again next time. */
  | { type: 'copy.take' | 'copy.drop' | 'copy.postpone' }
  /** The editor failed. */
  | { type: 'abort' }
  | { type: 'gone.dismiss' | 'gone.create' | 'moved.follow' }
  | DraftReport;

/** Events that the agent is notified of. */
export type EditingNotification =
  | { type: 'saved'; mergedIn: EditingContext['mergedIn'] }
  /** The page, or what all pages share, is live; a save of both emits two. */
  | { type: 'stored' }
  /** The drafts are deleted. */
  | { type: 'discarded' }
  | { type: 'failed'; message: string }
  /** A newer version replaced the draft. */
  | { type: 'aside' }
  | { type: 'opened'; continued: Continued | null }
  /** Editing ended and the changes are in the drafts, or they could not be stored. */
  | { type: 'left' | 'leaveFailed' }
  /** A step was undone or redone. */
  | { type: 'stepped'; before: EditedDocument; after: EditedDocument };

const stepBack = { guard: 'canUndo', actions: ['undo', 'updateDrafts', 'emitUndone'] } as const;
const stepForward = { guard: 'canRedo', actions: ['redo', 'updateDrafts', 'emitRedone'] } as const;
const pageChange = { actions: ['changePage', 'updateDrafts'] } as const;
const partChange = { actions: ['changePart', 'updateDrafts'] } as const;

/** Edits while a request is in flight. */
const CHANGES = {
  'page.change': pageChange,
  'part.change': partChange,
  'step.back': stepBack,
  'step.forward': stepForward,
  'page.open': { actions: 'open' },
} as const;

/** Edits otherwise: each determines whether the document is dirty. */
const EDITS = {
  'page.change': { ...pageChange, target: 'settled' },
  'part.change': { ...partChange, target: 'settled' },
  'page.import': { target: 'settled', actions: ['importPage', 'updateDrafts'] },
  'step.back': { ...stepBack, target: 'settled' },
  'step.forward': { ...stepForward, target: 'settled' },
} as const;

const COPY = {
  'copy.take': [
    { guard: 'hasCopiedPage', target: 'takingCopy' },
    { guard: 'hasCopy', target: 'copyFound' },
  ],
  'copy.drop': { actions: ['removeCopies', 'forgetCopy'] },
  'copy.postpone': { actions: 'forgetCopy' },
} as const;

/**
 * Editing of one page and of the parts that all pages share. States: viewing (not editing), opening (loading the drafts),
 * clean, dirty (unsaved changes), holding (waiting for the drafts' request in flight), saving and savingParts, merging
 * (loading and merging somebody else's version), loading (replacing the document by somebody else's version), takingCopy
 * (loading a local copy), leaving (the drafts save the last changes). The draft machine is its child: it receives every
 * change, is held while the live page is saved, and reports its outcomes.
 */
export const editingMachine = setup({
  types: {} as {
    context: EditingContext;
    events: EditingEvent;
    emitted: EditingNotification;
    tags: 'saving';
    children: { drafts: 'drafts' };
  },
  actors: {
    drafts: draftMachine,
    findDrafts: fromPromise<FoundDrafts, DraftsToFind>(() => {
      throw new Error('editingMachine needs a findDrafts actor');
    }),
    /** The version that was live at a revision; null if it is no longer stored. */
    findVersion: fromPromise<SavedPage | null, { live: SavedPage; revision: string }>(() => {
      throw new Error('editingMachine needs a findVersion actor');
    }),
    savePage: fromPromise<SaveOutcome, PageToSave>(() => {
      throw new Error('editingMachine needs a savePage actor');
    }),
    loadPage: fromPromise<SavedPage, { slug: string }>(() => {
      throw new Error('editingMachine needs a loadPage actor');
    }),
    saveParts: fromPromise<PartsOutcome, PartsToSave>(() => {
      throw new Error('editingMachine needs a saveParts actor');
    }),
  },
  guards: {
    isEditable: ({ context }) => context.open !== null && context.site !== null,
    canUndo: ({ context }) => !!context.history?.past.length,
    canRedo: ({ context }) => !!context.history?.future.length,
    /** The page equals the stored one, so only shared parts need saving. */
    isOnlyParts: ({ context }) =>
      hasPartChanges(context) &&
      !context.isGone &&
      context.mergedIn === null &&
      isEqual(documentOf(context).page, context.snapshot?.page),
    hasPartChanges: ({ context }) => hasPartChanges(context),
    isNewerSite: ({ context, event }) =>
      event.type === 'site.open' && !isEqual(valuesOf(event.site), documentOf(context).parts),
    hasPartClash: ({ context }) => context.partClash !== null,
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
    hasChanges: ({ context }) => hasChanges(context),
    hasCopiedPage: ({ context }) => !!context.copy?.page,
    hasCopy: ({ context }) => context.copy !== null,
    hasPartSide: ({ context }) => context.partSide !== null,
  },
  actions: {
    open: assign({ open: ({ event }) => (event.type === 'page.open' ? event.saved : null) }),
    takeSnapshot: assign(({ context }) => takeAll(context, context.open)),
    takeOpened: assign(({ context, event }) =>
      event.type === 'page.open' ? take(context, event.saved) : {},
    ),
    openSite: assign(({ event }) => (event.type === 'site.open' ? { site: event.site } : {})),
    takeSite: assign(({ context }) => takeSite(context)),
    changePage: assign(({ context, event }) =>
      event.type === 'page.change'
        ? { history: changePage(present(context.history), event.page, event.at) }
        : {},
    ),
    changePart: assign(({ context, event }) =>
      event.type === 'part.change' ? { history: changePart(present(context.history), event, event.at) } : {},
    ),
    undo: assign({ history: ({ context }) => undo(present(context.history)) }),
    redo: assign({ history: ({ context }) => redo(present(context.history)) }),
    emitUndone: emit(({ context }) => {
      const step = present(context.history?.future.at(-1) ?? null);
      return { type: 'stepped', before: step.after, after: step.before };
    }),
    emitRedone: emit(({ context }) => {
      const { before, after } = present(context.history?.past.at(-1) ?? null);
      return { type: 'stepped', before, after };
    }),
    restoreSnapshot: assign(({ context }) => takeAll(context, context.snapshot)),
    restoreAside: assign(({ context }) => ({
      ...replaced(context, {
        page: mergePages({
          base: present(context.asideBase),
          mine: present(context.aside),
          theirs: present(context.snapshot).page,
        }).page,
      }),
      aside: null,
      asideBase: null,
    })),
    sendDraft: assign(({ context }) => ({
      baseline: documentOf(context).page,
      error: null,
      isSignedOut: false,
      isConflictShown: false,
    })),
    importPage: assign(({ context, event }) =>
      event.type === 'page.import' ? replaced(context, { page: event.page }) : {},
    ),
    takeImported: assign(({ context }) =>
      context.imported ? { ...replaced(context, { page: context.imported }), imported: null } : {},
    ),
    updateDrafts: sendTo('drafts', ({ context }) => {
      const { page, parts } = documentOf(context);
      return { type: 'change', page, parts: draftsOf(parts, context.site) };
    }),
    holdDrafts: sendTo('drafts', { type: 'hold' }),
    releaseDrafts: sendTo('drafts', { type: 'release' }),
    /** Restarts the drafts from the version that is edited now. */
    rebaseDrafts: sendTo('drafts', ({ context }) => ({ type: 'rebase', base: baseOf(context) })),
    discardDrafts: sendTo('drafts', ({ context }) => ({ type: 'discard', base: baseOf(context) })),
    /** Deletes a draft without changes, unless it is the one that a newer version replaced. */
    finishDrafts: sendTo('drafts', ({ context }) => ({ type: context.aside ? 'end' : 'finish' })),
    endDrafts: sendTo('drafts', { type: 'end' }),
    endPartDrafts: sendTo('drafts', ({ context: { site } }, { saved }: PartsOutcome) => ({
      type: 'parts.saved',
      parts: SITE_PARTS.filter((part) => saved[part].revision !== site?.[part].revision),
    })),
    takeCopiedPage: assign(({ context }, base: SavedPage | null) => takeCopiedPage(context, base)),
    forgetCopy: assign({ copy: null }),
    emitOpened: emit(({ context }) => ({ type: 'opened', continued: context.continued })),
    emitSaved: emit(({ context }) => ({ type: 'saved', mergedIn: context.mergedIn })),
    emitFailed: emit(({ context }) => ({ type: 'failed', message: context.error ?? '' })),
    /** Removes the copies of the page and of shared parts from this device. */
    removeCopies: () => {},
    /** Merges both versions, to be saved over the one that won. */
    mergeBoth: assign(({ context, event }) =>
      merge(context, event.type === 'conflict.resolve' ? event.choices : {}),
    ),
    showConflict: assign({ isConflictShown: true }),
    hideConflict: assign({ isConflictShown: false }),
    /** Reloads the route's data, which are shown outside of the canvas. */
    reload: () => {},
  },
}).createMachine({
  id: 'editing',
  context: {
    open: null,
    snapshot: null,
    history: null,
    baseline: null,
    generation: 0,
    ...NOTHING_PENDING,
    heldRevisions: { page: null, parts: {} },
    site: null,
    partClash: null,
    partSide: null,
  },
  invoke: { id: 'drafts', src: 'drafts' },
  initial: 'viewing',
  on: {
    abort: { target: '.viewing', actions: 'endDrafts' },
    'drafts.discarded': { actions: emit({ type: 'discarded' }) },
  },
  states: {
    viewing: {
      entry: assign({ history: null }),
      on: {
        'page.open': { actions: 'open' },
        'site.open': { actions: 'openSite' },
        start: { guard: 'isEditable', target: 'opening', actions: 'takeSnapshot' },
        'page.import': {
          guard: 'isEditable',
          target: 'opening',
          actions: ['takeSnapshot', assign({ imported: ({ event }) => event.page })],
        },
      },
    },
    opening: {
      on: { 'page.open': { actions: 'open' }, finish: 'viewing' },
      invoke: {
        src: 'findDrafts',
        input: ({ context }) => ({
          live: present(context.snapshot),
          parts: documentOf(context).parts,
          site: present(context.site),
        }),
        onDone: {
          target: 'settled',
          actions: [
            assign(({ context, event }) => opened(context, event.output)),
            sendTo('drafts', ({ context, event }) => beginning(context, event.output)),
            'takeImported',
            'updateDrafts',
            'emitOpened',
          ],
        },
      },
    },
    clean: {
      entry: 'releaseDrafts',
      on: {
        'page.open': [
          { guard: 'isNewer', actions: ['open', 'takeOpened', 'rebaseDrafts'] },
          { actions: 'open' },
        ],
        ...EDITS,
        'site.open': [{ guard: 'isNewerSite', actions: ['openSite', 'takeSite'] }, { actions: 'openSite' }],
        'draft.restore': { guard: 'hasAside', target: 'settled', actions: ['restoreAside', 'updateDrafts'] },
        ...COPY,
        finish: { target: 'viewing', actions: 'finishDrafts' },
      },
    },
    dirty: {
      entry: 'releaseDrafts',
      on: {
        'page.open': { actions: 'open' },
        ...EDITS,
        undo: {
          target: 'clean',
          actions: ['restoreSnapshot', assign({ continued: null }), 'discardDrafts', 'reload'],
        },
        save: [
          { guard: 'hasConflict', actions: 'showConflict' },
          { target: 'holding', actions: assign({ mergedIn: null }) },
        ],
        'part.resolve': {
          guard: 'hasPartClash',
          target: 'holding',
          actions: assign({ partSide: ({ event }) => event.side }),
        },
        'part.dismiss': { actions: assign({ partClash: null }) },
        'conflict.dismiss': { actions: 'hideConflict' },
        'conflict.load': { guard: 'hasConflict', target: 'loading' },
        'conflict.resolve': {
          guard: 'hasConflict',
          target: 'holding',
          actions: ['mergeBoth', 'updateDrafts'],
        },
        'moved.follow': { guard: 'hasMoved', target: 'merging' },
        'gone.dismiss': { actions: assign({ isGone: false, moved: null }) },
        'gone.create': { guard: 'isGone', target: 'holding' },
        ...COPY,
        'draft.leave': 'leaving',
      },
    },
    leaving: {
      entry: sendTo('drafts', { type: 'flush' }),
      on: {
        ...CHANGES,
        'drafts.stored': { target: 'viewing', actions: ['endDrafts', 'reload', emit({ type: 'left' })] },
        'drafts.failed': { target: 'dirty', actions: emit({ type: 'leaveFailed' }) },
      },
    },
    takingCopy: {
      on: CHANGES,
      invoke: {
        src: 'findVersion',
        input: ({ context }) => ({
          live: present(context.snapshot),
          revision: context.copy?.page?.baseRevision ?? '',
        }),
        onDone: {
          target: 'copyFound',
          actions: [{ type: 'takeCopiedPage', params: ({ event }) => event.output }, 'rebaseDrafts'],
        },
        onError: { target: 'copyFound', actions: { type: 'takeCopiedPage', params: null } },
      },
    },
    copyFound: {
      always: {
        target: 'settled',
        actions: [assign(({ context }) => takeCopiedParts(context)), 'updateDrafts'],
      },
    },
    /** The live page is saved with the draft revisions, so their request in flight has to end first. */
    holding: {
      tags: 'saving',
      entry: 'holdDrafts',
      on: {
        ...CHANGES,
        'drafts.held': {
          target: 'held',
          actions: assign({ heldRevisions: ({ event: { page, parts } }) => ({ page, parts }) }),
        },
      },
    },
    held: {
      always: [
        { guard: 'hasPartSide', target: 'savingParts' },
        { guard: 'isOnlyParts', target: 'savingParts' },
        { target: 'saving' },
      ],
    },
    saving: {
      tags: 'saving',
      entry: 'sendDraft',
      on: CHANGES,
      invoke: {
        src: 'savePage',
        input: ({ context }) => ({
          page: documentOf(context).page,
          slug: present(context.snapshot).page.slug,
          revision: context.isGone ? null : present(context.snapshot).revision,
          draftRevision: context.heldRevisions.page,
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
            target: 'pageSaved',
            actions: [
              assign(({ event }) =>
                event.output.kind === 'saved'
                  ? {
                      snapshot: event.output.saved,
                      conflict: null,
                      theirs: null,
                      isGone: false,
                      continued: null,
                    }
                  : {},
              ),
              sendTo('drafts', ({ context }) => ({
                type: 'live.saved',
                // The server's sanitising does not count as a change.
                base: { ...baseOf(context), page: present(context.baseline) },
              })),
              emit({ type: 'stored' }),
              'reload',
            ],
          },
        ],
        onError: {
          target: 'dirty',
          actions: [
            assign(({ context, event }) => ({
              baseline: context.snapshot?.page ?? null,
              ...failed(event.error),
            })),
            'emitFailed',
          ],
        },
      },
    },
    /** The page is live; the shared parts are saved next. */
    pageSaved: {
      always: [
        { guard: 'hasPartChanges', target: 'savingParts' },
        { target: 'settled', actions: 'emitSaved' },
      ],
    },
    savingParts: {
      tags: 'saving',
      entry: assign({ error: null, isSignedOut: false, partClash: null }),
      on: CHANGES,
      invoke: {
        src: 'saveParts',
        input: ({ context }) => ({
          parts: documentOf(context).parts,
          saved: present(context.site),
          side: context.partSide,
          drafts: context.heldRevisions.parts,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.clash === null && event.output.error === null,
            target: 'settled',
            actions: [
              { type: 'endPartDrafts', params: ({ event }) => event.output },
              assign(({ context, event }) => ({ ...partsAfter(context, event.output), continued: null })),
              'updateDrafts',
              'emitSaved',
              emit({ type: 'stored' }),
              'reload',
            ],
          },
          {
            guard: ({ event }) => event.output.error === null,
            target: 'dirty',
            actions: [
              { type: 'endPartDrafts', params: ({ event }) => event.output },
              assign(({ context, event }) => ({
                ...partsAfter(context, event.output),
                partClash: event.output.clash,
              })),
              'updateDrafts',
            ],
          },
          {
            target: 'dirty',
            actions: [
              { type: 'endPartDrafts', params: ({ event }) => event.output },
              assign(({ context, event }) => ({
                ...partsAfter(context, event.output),
                ...failed(event.output.error),
              })),
              'updateDrafts',
              'emitFailed',
            ],
          },
        ],
      },
    },
    /** Without clashes both versions are saved merged, otherwise the agent chooses. */
    merging: {
      on: CHANGES,
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
          actions: [
            assign({ error: ({ event }) => messageOfError(event.error), conflict: null }),
            'emitFailed',
          ],
        },
      },
    },
    compared: {
      always: [
        { guard: 'hasClashes', target: 'dirty', actions: 'showConflict' },
        { target: 'holding', actions: ['mergeBoth', 'updateDrafts'] },
      ],
    },
    /** Changes made during the save are still unsaved. */
    settled: { always: [{ guard: 'hasChanges', target: 'dirty' }, { target: 'clean' }] },
    loading: {
      on: CHANGES,
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ slug: present(context.snapshot).page.slug }),
        onDone: {
          target: 'settled',
          actions: [
            assign(({ context, event }) => ({
              ...take(context, event.output),
              aside: documentOf(context).page,
              asideBase: context.snapshot?.page ?? null,
            })),
            'rebaseDrafts',
            emit({ type: 'aside' }),
            'reload',
          ],
        },
        onError: {
          target: 'dirty',
          actions: [assign({ error: ({ event }) => messageOfError(event.error) }), 'emitFailed'],
        },
      },
    },
  },
});
