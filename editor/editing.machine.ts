import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { type Choices, mergePages, type Side } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { wordsOf } from './api.ts';
import { type DraftReport, draftMachine } from './drafts/draft.machine.ts';
import type { FoundDrafts } from './drafts/find-drafts.ts';
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
import { changePage, changePart, type EditedDocument } from './document.ts';
import { redo, undo } from './history/history.ts';
import { draftsOf, type PartChange, type SavedParts, SITE_PARTS, valuesOf } from './site-parts.ts';
import type { PartsOutcome, PartsToSave } from './store-parts.ts';

type EditingEvent =
  | { type: 'page.open'; saved: SavedPage | null }
  /** Another page; changes of one field join one step when `at`, in milliseconds, says that they follow each other. */
  | { type: 'page.change'; page: Page; at?: number }
  /** Another page takes the place of the one that is edited; editing begins with it when nobody edits. */
  | { type: 'page.import'; page: Page }
  | { type: 'site.open'; site: SavedParts }
  /** Another header, footer or website. */
  | ({ type: 'part.change'; at?: number } & PartChange)
  /** Undo and redo of one step. */
  | { type: 'step.back' | 'step.forward' }
  | { type: 'part.settle'; side: Side }
  | { type: 'part.keep' }
  | { type: 'start' | 'finish' | 'undo' | 'save' }
  | { type: 'conflict.load' | 'conflict.keep' }
  | { type: 'conflict.settle'; choices: Choices }
  /** The draft put aside comes back, and finishing with the draft kept. */
  | { type: 'draft.restore' | 'draft.leave' }
  /** What is to become of changes that are on this device only; postponed they are offered the next time. */
  | { type: 'copy.take' | 'copy.drop' | 'copy.postpone' }
  /** The editor cannot go on. */
  | { type: 'give.up' }
  | { type: 'gone.keep' | 'gone.create' | 'moved.follow' }
  | DraftReport;

/** What an agent is to hear of. */
export type EditingNews =
  | { type: 'saved'; broughtIn: EditingContext['broughtIn'] }
  | { type: 'failed'; message: string }
  /** The draft made room for a newer version. */
  | { type: 'aside' }
  | { type: 'opened'; continued: Continued | null }
  /** Editing ended and the changes stayed in the drafts, or they could not be saved. */
  | { type: 'left' | 'leaveFailed' }
  /** A step was undone or redone. */
  | { type: 'stepped'; before: EditedDocument; after: EditedDocument };

const stepBack = { guard: 'canUndo', actions: ['undo', 'updateDrafts', 'announceUndone'] } as const;
const stepForward = { guard: 'canRedo', actions: ['redo', 'updateDrafts', 'announceRedone'] } as const;
const pageChange = { actions: ['changePage', 'updateDrafts'] } as const;
const partChange = { actions: ['changePart', 'updateDrafts'] } as const;

/** While a request is under way the document can be changed. */
const CHANGES = {
  'page.change': pageChange,
  'part.change': partChange,
  'step.back': stepBack,
  'step.forward': stepForward,
  'page.open': { actions: 'open' },
} as const;

/** Without one, every change decides whether something is unsaved. */
const EDITS = {
  'page.change': { ...pageChange, target: 'settled' },
  'part.change': { ...partChange, target: 'settled' },
  'page.import': { target: 'settled', actions: ['importPage', 'updateDrafts'] },
  'step.back': { ...stepBack, target: 'settled' },
  'step.forward': { ...stepForward, target: 'settled' },
} as const;

/** A copy on this device can be taken, dropped, or left where it is. */
const COPY = {
  'copy.take': [
    { guard: 'hasCopiedPage', target: 'takingCopy' },
    { guard: 'hasCopy', target: 'copyFound' },
  ],
  'copy.drop': { actions: ['removeCopies', 'forgetCopy'] },
  'copy.postpone': { actions: 'forgetCopy' },
} as const;

/**
 * Editing of one page, and of what all pages share. States: viewing (nothing is editable), opening (the drafts are being
 * loaded), clean (editing, nothing changed), dirty (changes that are not saved), holding (the drafts finish what is under
 * way), saving and savingParts, merging (changes are merged with what somebody else saved), loading (the newer version of
 * somebody else is loaded), takingCopy (a copy on this device is loaded), leaving (the drafts save the last changes). The
 * drafts are a child of it: they are sent every change, are held while the live page is saved, and report.
 */
export const editingMachine = setup({
  types: {} as {
    context: EditingContext;
    events: EditingEvent;
    emitted: EditingNews;
    tags: 'saving';
    children: { drafts: 'drafts' };
  },
  actors: {
    drafts: draftMachine,
    findDrafts: fromPromise<FoundDrafts, DraftsToFind>(() => {
      throw new Error('editingMachine needs a findDrafts actor');
    }),
    /** The page as it was live at a revision; null when that version is not stored any more. */
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
    /** The page is as it is stored: nothing of it needs to be saved. */
    isOnlyParts: ({ context }) =>
      hasPartChanges(context) &&
      !context.isGone &&
      context.broughtIn === null &&
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
    announceUndone: emit(({ context }) => {
      const step = present(context.history?.future.at(-1) ?? null);
      return { type: 'stepped', before: step.after, after: step.before };
    }),
    announceRedone: emit(({ context }) => {
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
    /** The drafts begin anew with the version that is edited now. */
    rebaseDrafts: sendTo('drafts', ({ context }) => ({ type: 'rebase', base: baseOf(context) })),
    discardDrafts: sendTo('drafts', ({ context }) => ({ type: 'discard', base: baseOf(context) })),
    /** A draft that says nothing new goes; one that was put aside stays. */
    finishDrafts: sendTo('drafts', ({ context }) => ({ type: context.aside ? 'end' : 'finish' })),
    endDrafts: sendTo('drafts', { type: 'end' }),
    endPartDrafts: sendTo('drafts', ({ context: { site } }, { saved }: PartsOutcome) => ({
      type: 'parts.saved',
      parts: SITE_PARTS.filter((part) => saved[part].revision !== site?.[part].revision),
    })),
    takeCopiedPage: assign(({ context }, base: SavedPage | null) => takeCopiedPage(context, base)),
    forgetCopy: assign({ copy: null }),
    announceOpened: emit(({ context }) => ({ type: 'opened', continued: context.continued })),
    announceSaved: emit(({ context }) => ({ type: 'saved', broughtIn: context.broughtIn })),
    announceFailed: emit(({ context }) => ({ type: 'failed', message: context.error ?? '' })),
    /** The copies of the page and of what all pages share leave this device. */
    removeCopies: () => {},
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
    history: null,
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
    continued: null,
    copy: null,
    imported: null,
    heldRevisions: { page: null, parts: {} },
    site: null,
    partClash: null,
    partSide: null,
  },
  invoke: { id: 'drafts', src: 'drafts' },
  initial: 'viewing',
  on: { 'give.up': { target: '.viewing', actions: 'endDrafts' } },
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
            'announceOpened',
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
          { target: 'holding', actions: assign({ broughtIn: null }) },
        ],
        'part.settle': {
          guard: 'hasPartClash',
          target: 'holding',
          actions: assign({ partSide: ({ event }) => event.side }),
        },
        'part.keep': { actions: assign({ partClash: null }) },
        'conflict.keep': { actions: 'hideConflict' },
        'conflict.load': { guard: 'hasConflict', target: 'loading' },
        'conflict.settle': {
          guard: 'hasConflict',
          target: 'holding',
          actions: ['bringTogether', 'updateDrafts'],
        },
        'moved.follow': { guard: 'hasMoved', target: 'merging' },
        'gone.keep': { actions: assign({ isGone: false, moved: null }) },
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
    /** What of the drafts is under way ends before the live page is saved with their revisions. */
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
              assign(({ context, event }) =>
                event.output.kind === 'saved'
                  ? {
                      snapshot: event.output.saved,
                      conflict: null,
                      theirs: null,
                      isGone: false,
                      saves: context.saves + 1,
                      continued: null,
                    }
                  : {},
              ),
              sendTo('drafts', ({ context }) => ({
                type: 'live.saved',
                // What the server made of it on its way in does not count as changed.
                base: { ...baseOf(context), page: present(context.baseline) },
              })),
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
            'announceFailed',
          ],
        },
      },
    },
    /** The page is live; what all pages share follows it. */
    pageSaved: {
      always: [
        { guard: 'hasPartChanges', target: 'savingParts' },
        { target: 'settled', actions: 'announceSaved' },
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
              assign(({ context, event }) => ({
                ...partsAfter(context, event.output),
                saves: context.saves + 1,
                continued: null,
              })),
              'updateDrafts',
              'announceSaved',
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
              'announceFailed',
            ],
          },
        ],
      },
    },
    /** Nobody's changes are lost: without clashes both are saved, otherwise the agent chooses. */
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
          actions: [assign({ error: ({ event }) => wordsOf(event.error), conflict: null }), 'announceFailed'],
        },
      },
    },
    compared: {
      always: [
        { guard: 'hasClashes', target: 'dirty', actions: 'showConflict' },
        { target: 'holding', actions: ['bringTogether', 'updateDrafts'] },
      ],
    },
    /** What was typed while the save was under way is still to be saved. */
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
          actions: [assign({ error: ({ event }) => wordsOf(event.error) }), 'announceFailed'],
        },
      },
    },
  },
});
