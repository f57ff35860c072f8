import { assign, fromCallback, fromPromise, not, type SnapshotFrom, sendParent, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { ApiError, type ApiFailure } from '../api/api-error.ts';
import type { PartDrafts, SitePart } from '../editing/site-parts.ts';
import { type PartOutcome, type PartRevisions, type PartWrite, writesOf } from './store-site-drafts.ts';

/** Debounce delay after the last change. */
export const DRAFT_DEBOUNCE_MS = 1200;
/** Saving also waits for this long without input, so that it does not compete with typing and dragging. */
export const INPUT_IDLE_MS = 300;
/** Maximum delay of the first change while changes continue. */
export const DRAFT_MAX_WAIT_MS = 10_000;
export const DRAFT_RETRY_MS = 15_000;

/** `page` is null if its draft is stored already; `parts` are the writes to the drafts of shared parts. */
export type DraftToSave = {
  slug: string;
  page: Page | null;
  baseRevision: string;
  revision: string | null;
  parts: PartWrite[];
};
export type PageDraftOutcome =
  | { kind: 'saved'; revision: string; savedAt: string | null }
  | { kind: 'conflict'; savedBy: string | null }
  | { kind: 'rejected'; message: string };
/** The outcomes up to the first failure, which is `error`. */
export type DraftOutcome = { page: PageDraftOutcome | null; parts: PartOutcome[]; error: unknown };
/**
 * Why the draft is only on this device: `conflict` when somebody else writes the page's draft, `otherWindow` when the
 * agent changes the same part of the site in another window.
 */
export type DraftFailure = { kind: ApiFailure | 'conflict' | 'otherWindow'; message: string };
export type DraftsToDiscard = { slug: string; revision: string | null; parts: PartRevisions };

/** The live page that a draft is based on. */
export type DraftBase = { slug: string; page: Page; revision: string };

type DraftContext = {
  slug: string;
  /** The live revision the draft began with. */
  baseRevision: string;
  /** The draft's revision; null while none is stored. */
  revision: string | null;
  page: Page | null;
  /** The page that needs no saving: initially the edited one, then the last saved one. */
  stored: Page | null;
  /** The page of the save in flight. */
  sent: Page | null;
  /** The agent's changes of shared parts, the stored ones, and the revisions of those. */
  parts: PartDrafts;
  storedParts: PartDrafts;
  partRevisions: PartRevisions;
  /** The parts of the save in flight, and of the one before. */
  sentParts: PartDrafts;
  triedParts: PartDrafts;
  savedAt: string | null;
  failure: DraftFailure | null;
  /** The operation to run after the request in flight. */
  wanted: 'hold' | 'discard' | 'finish' | null;
  /** The new base of the draft after that. */
  next: DraftBase | null;
};

export type DraftEvent =
  | {
      type: 'begin';
      slug: string;
      page: Page;
      baseRevision: string;
      revision: string | null;
      savedAt: string | null;
      /** The drafts of shared parts to store, and the stored ones. */
      parts: { wanted: PartDrafts; stored: PartDrafts; revisions: PartRevisions };
    }
  /** The document changed. */
  | { type: 'change'; page: Page; parts: PartDrafts }
  /** Saving the parts deleted their drafts. */
  | { type: 'parts.saved'; parts: readonly SitePart[] }
  /** Saving the page deleted its draft. */
  | { type: 'live.saved'; base: DraftBase }
  /** Another version of the page is being edited. */
  | { type: 'rebase'; base: DraftBase }
  /** Discards the draft and restarts from the live page. */
  | { type: 'discard'; base: DraftBase }
  | { type: 'flush' | 'retry' | 'hold' | 'release' | 'finish' | 'end' }
  /** There was no input for a while. */
  | { type: 'inputIdle' }
  /** The page is being unloaded. */
  | { type: 'hide' };

/** Events for the parent, the editing machine. */
export type DraftReport =
  /** No request is in flight, and none will be sent before `release`. */
  | { type: 'drafts.held'; page: string | null; parts: PartRevisions }
  | { type: 'drafts.stored' }
  /** The drafts are deleted. */
  | { type: 'drafts.discarded' }
  | { type: 'drafts.failed' };

const NO_PARTS = { parts: {}, storedParts: {}, partRevisions: {}, sentParts: {}, triedParts: {} };

/** After a request: the operation queued meanwhile. */
const WANTED = [
  { guard: 'wantsDiscard', target: 'discarding' },
  { guard: 'wantsEnd', target: 'off' },
  { guard: 'wantsHold', target: 'held' },
] as const;

/**
 * The draft of a page, and the agent's drafts of shared parts. States: off (not editing), idle (all is stored), waiting
 * (a save is scheduled), saving, failed (the changes are only on this device), held (paused while the live page is
 * saved), discarding.
 */
export const draftMachine = setup({
  types: {} as { context: DraftContext; events: DraftEvent },
  actors: {
    saveDraft: fromPromise<DraftOutcome, DraftToSave>(() => {
      throw new Error('draftMachine needs a saveDraft actor');
    }),
    discardDraft: fromPromise<void, DraftsToDiscard>(() => {
      throw new Error('draftMachine needs a discardDraft actor');
    }),
    /** Reports `inputIdle` once there was no input for a while. */
    watchInput: fromCallback<DraftEvent>(({ sendBack }) => {
      const timer = setTimeout(() => sendBack({ type: 'inputIdle' }), INPUT_IDLE_MS);
      return () => clearTimeout(timer);
    }),
    /** Reports `retry` when the browser is online or focused again, and `hide` on unload. */
    watchWindow: fromCallback<DraftEvent>(() => {}),
  },
  delays: { debounce: DRAFT_DEBOUNCE_MS, maxWait: DRAFT_MAX_WAIT_MS, retry: DRAFT_RETRY_MS },
  guards: {
    isPending: ({ context, event }) => isPending({ ...context, ...changeOf(event) }),
    isAllStored: (_, outcome: DraftOutcome) => isAllStored(outcome),
    hasDrafts: ({ context }) => hasDrafts(context),
    isSignedIn: ({ context }) => context.failure?.kind !== 'signedOut',
    hasNext: ({ context }) => context.next !== null,
    wantsHold: ({ context }) => context.wanted === 'hold',
    wantsDiscard: ({ context }) =>
      context.wanted === 'discard' || (context.wanted === 'finish' && hasDrafts(context)),
    wantsEnd: ({ context }) => context.wanted === 'finish',
  },
  actions: {
    takeChange: assign(({ context, event }) => ({
      ...(context.next && rebased(context.next)),
      ...changeOf(event),
    })),
    takeNext: assign(({ context }) => (context.next ? rebased(context.next) : {})),
    wantNext: assign(({ event }) => ('base' in event ? { next: event.base } : {})),
    settle: assign(({ context }, outcome: DraftOutcome) => settled(context, outcome)),
    endParts: assign(({ context, event }) =>
      event.type === 'parts.saved' ? withoutParts(context, event.parts) : {},
    ),
    takeLive: assign(({ event }) =>
      event.type === 'live.saved'
        ? {
            slug: event.base.slug,
            stored: event.base.page,
            baseRevision: event.base.revision,
            revision: null,
            savedAt: null,
            failure: null,
          }
        : {},
    ),
    reportHeld: sendParent(
      ({ context }): DraftReport => ({
        type: 'drafts.held',
        page: context.revision,
        parts: context.partRevisions,
      }),
    ),
    reportStored: sendParent({ type: 'drafts.stored' } satisfies DraftReport),
    reportDiscarded: sendParent({ type: 'drafts.discarded' } satisfies DraftReport),
    reportFailed: sendParent({ type: 'drafts.failed' } satisfies DraftReport),
    /** Copies unstored changes to this device before the request. */
    copyToDevice: () => {},
    removeFromDevice: () => {},
  },
}).createMachine({
  id: 'draft',
  context: {
    slug: '',
    baseRevision: '',
    revision: null,
    page: null,
    stored: null,
    sent: null,
    ...NO_PARTS,
    savedAt: null,
    failure: null,
    wanted: null,
    next: null,
  },
  invoke: { src: 'watchWindow' },
  initial: 'off',
  on: {
    begin: {
      target: '.settled',
      actions: assign(({ event }) => ({
        slug: event.slug,
        baseRevision: event.baseRevision,
        revision: event.revision,
        savedAt: event.savedAt,
        page: event.page,
        stored: event.page,
        failure: null,
        wanted: null,
        next: null,
        parts: event.parts.wanted,
        storedParts: event.parts.stored,
        partRevisions: event.parts.revisions,
      })),
    },
    'parts.saved': { actions: 'endParts' },
    hold: '.held',
    discard: { target: '.discarding', actions: 'wantNext' },
    finish: [{ guard: 'hasDrafts', target: '.discarding' }, { target: '.off' }],
    end: '.off',
  },
  states: {
    off: {
      entry: assign({ ...NO_PARTS, revision: null, savedAt: null, failure: null, wanted: null, next: null }),
      on: { hold: { actions: 'reportHeld' }, flush: { actions: 'reportStored' }, discard: {}, finish: {} },
    },
    settled: {
      always: [
        ...WANTED,
        { guard: 'hasNext', target: 'idle', actions: 'takeNext' },
        { guard: 'isPending', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    idle: {
      entry: 'reportStored',
      on: {
        change: { guard: 'isPending', target: 'waiting', actions: 'takeChange' },
        'live.saved': { actions: 'takeLive' },
        rebase: { actions: ['wantNext', 'takeNext'] },
        flush: { actions: 'reportStored' },
      },
    },
    waiting: {
      after: { maxWait: 'saving' },
      on: {
        flush: 'saving',
        hide: { actions: 'copyToDevice' },
        rebase: { target: 'saving', actions: 'wantNext' },
      },
      initial: 'debouncing',
      states: {
        debouncing: {
          after: { debounce: 'awaitingIdle' },
          on: { change: { target: 'debouncing', reenter: true, actions: 'takeChange' } },
        },
        awaitingIdle: {
          invoke: { src: 'watchInput' },
          on: { change: { actions: 'takeChange' }, inputIdle: '#draft.saving' },
        },
      },
    },
    saving: {
      entry: [
        assign(({ context: { page, parts, sentParts } }) => ({
          sent: page,
          sentParts: parts,
          triedParts: sentParts,
        })),
        'copyToDevice',
      ],
      on: {
        change: { actions: 'takeChange' },
        rebase: { actions: 'wantNext' },
        hold: { actions: assign({ wanted: 'hold' }) },
        // What is discarded must not come back from this device, should the page be closed before the request ends.
        discard: { actions: ['wantNext', assign({ wanted: 'discard' }), 'removeFromDevice'] },
        finish: { actions: assign({ wanted: 'finish' }) },
        hide: { guard: not('wantsDiscard'), actions: 'copyToDevice' },
      },
      invoke: {
        src: 'saveDraft',
        input: ({ context }) => toSave(context),
        onDone: [
          {
            guard: { type: 'isAllStored', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'settle', params: ({ event }) => event.output }, 'removeFromDevice'],
          },
          { target: 'failed', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failed: {
      entry: 'reportFailed',
      always: [...WANTED],
      // After signing in again, focusing this window retries.
      after: { retry: { guard: 'isSignedIn', target: 'saving' } },
      on: {
        change: { target: 'waiting', actions: ['takeChange', 'copyToDevice'] },
        rebase: { target: 'saving', actions: 'wantNext' },
        retry: 'saving',
        flush: 'saving',
        hide: { actions: 'copyToDevice' },
      },
    },
    held: {
      entry: [assign({ wanted: null }), 'reportHeld'],
      on: {
        change: { actions: 'takeChange' },
        // Removed first: taking the live page may change the slug, which is the key of the copy.
        'live.saved': { actions: ['removeFromDevice', 'takeLive'] },
        rebase: { actions: ['wantNext', 'takeNext'] },
        release: 'settled',
      },
    },
    discarding: {
      entry: [
        assign(({ context }) => ({ wanted: null, page: context.next?.page ?? null, parts: {} })),
        'removeFromDevice',
      ],
      on: {
        change: { actions: assign(({ event }) => ({ page: event.page, parts: event.parts })) },
        hold: { actions: assign({ wanted: 'hold' }) },
        discard: { actions: ['wantNext', assign(({ event }) => ({ page: event.base.page, parts: {} }))] },
        finish: { actions: assign({ wanted: 'finish' }) },
      },
      invoke: {
        src: 'discardDraft',
        input: ({ context: { slug, revision, partRevisions } }) => ({ slug, revision, parts: partRevisions }),
        onDone: 'discarded',
        onError: 'discarded',
      },
    },
    discarded: {
      entry: [
        assign(({ context: { next, page, parts } }) => ({
          ...(next && rebased(next)),
          ...NO_PARTS,
          page,
          parts,
          revision: null,
          savedAt: null,
        })),
        'reportDiscarded',
      ],
      always: [{ guard: ({ context }) => context.page === null, target: 'off' }, { target: 'settled' }],
    },
  },
});

function changeOf(event: DraftEvent | { type: `xstate.${string}` }): Partial<DraftContext> {
  return event.type === 'change' ? { page: event.page, parts: event.parts } : {};
}

function rebased({ slug, page, revision }: DraftBase): Partial<DraftContext> {
  return { slug, page, stored: page, baseRevision: revision, failure: null, next: null };
}

/** Whether the store has a draft of the agent. */
export function hasDrafts({ revision, partRevisions }: DraftContext): boolean {
  return revision !== null || Object.keys(partRevisions).length > 0;
}

function toSave(context: DraftContext): DraftToSave {
  const { slug, page, stored, baseRevision, revision, parts, storedParts, partRevisions, triedParts } =
    context;
  const writes = writesOf(parts, storedParts, { revisions: partRevisions, tried: triedParts });

  return { slug, page: isEqual(page, stored) ? null : page, baseRevision, revision, parts: writes };
}

/** Whether the store's drafts lack a change. */
export function isPending(context: DraftContext): boolean {
  if (context.page === null) return false;
  const { page, parts } = toSave(context);

  return page !== null || parts.length > 0;
}

function isAllStored({ page, parts, error }: DraftOutcome): boolean {
  return (
    error === null &&
    (page === null || page.kind === 'saved') &&
    parts.every(({ kind }) => kind === 'saved' || kind === 'discarded')
  );
}

/** The stored state after a save, and why anything else is not stored. */
function settled(context: DraftContext, outcome: DraftOutcome): Partial<DraftContext> {
  const { page, error } = outcome;
  let next: Partial<DraftContext> = partsStored(context, outcome.parts);
  if (page?.kind === 'saved')
    next = { ...next, revision: page.revision, savedAt: page.savedAt, stored: context.sent };
  // Somebody else writes the page's draft, so this one has none until theirs ends.
  if (page?.kind === 'conflict') next = { ...next, revision: null };

  return { ...next, failure: error === null ? failureIn(context, outcome) : failureOf(error) };
}

function partsStored(
  { storedParts, partRevisions, sentParts, savedAt }: DraftContext,
  outcomes: readonly PartOutcome[],
): Partial<DraftContext> {
  const next = { storedParts: { ...storedParts }, partRevisions: { ...partRevisions }, savedAt };
  for (const outcome of outcomes) {
    const { part } = outcome;
    if (outcome.kind === 'saved') {
      Object.assign(next.storedParts, { [part]: sentParts[part] });
      next.partRevisions[part] = outcome.revision;
      next.savedAt = outcome.savedAt;
    } else if (outcome.kind === 'discarded' || outcome.kind === 'conflict') {
      delete next.storedParts[part];
      delete next.partRevisions[part];
    }
  }

  return next;
}

function failureIn({ failure }: DraftContext, { page, parts }: DraftOutcome): DraftFailure | null {
  if (page?.kind === 'conflict') return { kind: 'conflict', message: page.savedBy ?? '' };
  if (page?.kind === 'rejected')
    return failure?.kind === 'conflict' ? failure : { kind: 'failed', message: page.message };
  for (const outcome of parts) {
    if (outcome.kind === 'conflict') return { kind: 'otherWindow', message: outcome.part };
    if (outcome.kind === 'rejected') return { kind: 'failed', message: outcome.message };
  }

  return null;
}

function withoutParts(
  { storedParts, partRevisions }: DraftContext,
  gone: readonly SitePart[],
): Partial<DraftContext> {
  const isGone = (name: string) => gone.some((part) => part === name);
  const rest = <T extends object>(of: T) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !isGone(name)));

  return { storedParts: rest(storedParts), partRevisions: rest(partRevisions) };
}

function failureOf(error: unknown): DraftFailure {
  if (error instanceof ApiError) return { kind: error.failure, message: error.message };

  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** Whether some changes are only on this device. */
export function isUnstored(snapshot: SnapshotFrom<typeof draftMachine>): boolean {
  return ['waiting', 'saving', 'failed'].some((state) => snapshot.matches(state as 'failed'));
}
