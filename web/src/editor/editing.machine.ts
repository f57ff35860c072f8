import { assign, fromPromise, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import { type Choices, mergePages, type Side } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import { wordsOf } from './api.ts';
import {
  compare,
  type EditingContext,
  failed,
  hasPartChanges,
  merge,
  type PageToSave,
  partsAfter,
  present,
  type SavedPage,
  type SaveOutcome,
  take,
  takeSite,
  withPart,
} from './editing-context.ts';
import { type PartChange, type SavedParts, type SiteParts, valuesOf } from './site-parts.ts';
import type { PartsOutcome, PartsToSave } from './store-parts.ts';

type EditingEvent =
  | { type: 'page.open'; saved: SavedPage | null }
  | { type: 'page.change'; page: Page }
  | { type: 'site.open'; site: SavedParts }
  /** Another header, footer or website. */
  | ({ type: 'part.change' } & PartChange)
  | { type: 'part.settle'; side: Side }
  | { type: 'part.keep' }
  | { type: 'start' | 'finish' | 'undo' | 'save' }
  | { type: 'conflict.load' | 'conflict.keep' }
  | { type: 'conflict.settle'; choices: Choices }
  /** Goes on with a draft; `base` is the live page it began with. */
  | { type: 'draft.continue'; page: Page; base: SavedPage | null }
  /** Goes on with drafts of what all pages share; `site` is what they are saved over. */
  | { type: 'parts.continue'; parts: SiteParts; site: SavedParts }
  /** Another page takes the place of the draft. */
  | { type: 'draft.replace'; page: Page }
  /** The draft put aside comes back, and finishing with the draft kept. */
  | { type: 'draft.restore' | 'draft.leave' }
  /** The editor cannot go on. */
  | { type: 'give.up' }
  | { type: 'gone.keep' | 'gone.create' | 'moved.follow' };

/**
 * Editing of one page, and of what all pages share. States: viewing (nothing is editable), clean (editing, nothing
 * changed), dirty (changes that are not saved), saving and savingParts (they are on their way), merging (they are brought together with what somebody else saved), loading (the newer version
 * of somebody else takes their place).
 */
export const editingMachine = setup({
  types: {} as { context: EditingContext; events: EditingEvent; tags: 'saving' },
  actors: {
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
    isEditable: ({ context }) => context.open !== null,
    isChanged: ({ context, event }) => event.type === 'page.change' && !isEqual(event.page, context.baseline),
    isSaved: ({ context, event }) =>
      event.type === 'page.change' && isEqual(event.page, context.baseline) && !hasPartChanges(context),
    isPartChanged: ({ context, event }) =>
      event.type === 'part.change' && hasPartChanges({ ...context, parts: withPart(context, event) }),
    isPartSaved: ({ context, event }) =>
      event.type === 'part.change' &&
      isEqual(context.draft, context.baseline) &&
      !hasPartChanges({ ...context, parts: withPart(context, event) }),
    /** The page is as it is stored: nothing of it needs to be saved. */
    isOnlyParts: ({ context }) =>
      hasPartChanges(context) && !context.isGone && isEqual(context.draft, context.snapshot?.page),
    hasPartChanges: ({ context }) => hasPartChanges(context),
    isNewerSite: ({ context, event }) =>
      event.type === 'site.open' && !isEqual(valuesOf(event.site), context.parts),
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
    hasMoreChanges: ({ context }) => !isEqual(context.draft, context.baseline) || hasPartChanges(context),
  },
  actions: {
    open: assign({ open: ({ event }) => (event.type === 'page.open' ? event.saved : null) }),
    takeSnapshot: assign(({ context }) => take(context, context.open)),
    takeOpened: assign(({ context, event }) =>
      event.type === 'page.open' ? take(context, event.saved) : {},
    ),
    openSite: assign(({ event }) => (event.type === 'site.open' ? { site: event.site } : {})),
    takeSite: assign(({ context }) => takeSite(context)),
    takeNewerSite: assign(({ context }) => ({ ...takeSite(context), generation: context.generation + 1 })),
    keepPart: assign(({ context, event }) =>
      event.type === 'part.change' ? { parts: withPart(context, event) } : {},
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
    continueParts: assign(({ context, event }) =>
      event.type === 'parts.continue'
        ? { parts: event.parts, site: event.site, generation: context.generation + 1 }
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
    savedRevision: null,
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
    site: null,
    parts: null,
    partClash: null,
    partSide: null,
  },
  initial: 'viewing',
  on: { 'give.up': '.viewing' },
  states: {
    viewing: {
      on: {
        'page.open': { actions: 'open' },
        'site.open': { actions: 'openSite' },
        start: { guard: 'isEditable', target: 'clean', actions: ['takeSnapshot', 'takeSite'] },
      },
    },
    clean: {
      on: {
        'page.open': [{ guard: 'isNewer', actions: ['open', 'takeOpened'] }, { actions: 'open' }],
        'page.change': { guard: 'isChanged', target: 'dirty', actions: 'keepDraft' },
        'site.open': [
          { guard: 'isNewerSite', actions: ['openSite', 'takeNewerSite'] },
          { actions: ['openSite', 'takeSite'] },
        ],
        'part.change': { guard: 'isPartChanged', target: 'dirty', actions: 'keepPart' },
        'draft.continue': { target: 'dirty', actions: 'continueDraft' },
        'parts.continue': { target: 'dirty', actions: 'continueParts' },
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
        'part.change': [
          { guard: 'isPartSaved', target: 'clean', actions: 'keepPart' },
          { actions: 'keepPart' },
        ],
        undo: { target: 'clean', actions: ['restoreSnapshot', 'takeSite', 'reload'] },
        save: [
          { guard: 'hasConflict', actions: 'showConflict' },
          { guard: 'isOnlyParts', target: 'savingParts', actions: assign({ broughtIn: null }) },
          { target: 'saving', actions: assign({ broughtIn: null }) },
        ],
        'part.settle': {
          guard: 'hasPartClash',
          target: 'savingParts',
          actions: assign({ partSide: ({ event }) => event.side }),
        },
        'part.keep': { actions: assign({ partClash: null }) },
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
        'parts.continue': { actions: 'continueParts' },
        'draft.leave': { target: 'viewing', actions: 'reload' },
      },
    },
    saving: {
      tags: 'saving',
      entry: 'sendDraft',
      on: {
        'page.change': { actions: 'keepDraft' },
        'part.change': { actions: 'keepPart' },
        'page.open': { actions: 'open' },
      },
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
            target: 'pageSaved',
            actions: [
              assign(({ context, event }) =>
                event.output.kind === 'saved'
                  ? {
                      snapshot: event.output.saved,
                      savedRevision: event.output.saved.revision,
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
            ...failed(event.error),
          })),
        },
      },
    },
    /** The page is live; what all pages share follows it. */
    pageSaved: { always: [{ guard: 'hasPartChanges', target: 'savingParts' }, { target: 'settled' }] },
    savingParts: {
      tags: 'saving',
      entry: assign({ error: null, isSignedOut: false, partClash: null }),
      on: {
        'page.change': { actions: 'keepDraft' },
        'part.change': { actions: 'keepPart' },
        'page.open': { actions: 'open' },
      },
      invoke: {
        src: 'saveParts',
        input: ({ context }) => ({
          parts: present(context.parts),
          saved: present(context.site),
          side: context.partSide,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.clash === null && event.output.error === null,
            target: 'settled',
            actions: [
              assign(({ context, event }) => ({
                ...partsAfter(context, event.output),
                saves: context.saves + 1,
              })),
              'reload',
            ],
          },
          {
            target: 'dirty',
            actions: assign(({ context, event }) => ({
              ...partsAfter(context, event.output),
              partClash: event.output.clash,
              ...(event.output.error !== null && failed(event.output.error)),
            })),
          },
        ],
      },
    },
    /** Nobody's changes are lost: without clashes both are saved, otherwise the agent chooses. */
    merging: {
      on: {
        'page.change': { actions: 'keepDraft' },
        'part.change': { actions: 'keepPart' },
        'page.open': { actions: 'open' },
      },
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
      on: { 'page.change': { actions: 'keepDraft' }, 'part.change': { actions: 'keepPart' } },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ slug: present(context.snapshot).page.slug }),
        onDone: {
          target: 'settled',
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
