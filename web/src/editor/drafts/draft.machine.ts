import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { AskError, type AskFailure } from '../api.ts';
import type { PartDrafts, SitePart } from '../site-parts.ts';
import { type PartOutcome, type PartRevisions, type PartWrite, writesOf } from './store-site-drafts.ts';

/** A draft is saved so long after the last change, */
export const DRAFT_QUIET_MS = 1200;
/** and once nobody typed or dragged for so long: that comes first, and what is typed is not part of the page before it pauses. */
export const DRAFT_REST_MS = 300;
/** While changes do not stop, the first of them waits no longer than this. */
export const DRAFT_WAIT_MS = 10_000;
export const DRAFT_RETRY_MS = 15_000;

/** `page` is null when its draft is as it was kept; `parts` are the drafts of what all pages share to write. */
export type DraftToKeep = {
  slug: string;
  page: Page | null;
  baseRevision: string;
  revision: string | null;
  parts: PartWrite[];
};
export type PageDraftOutcome =
  | { kind: 'saved'; revision: string; savedAt: string | null }
  | { kind: 'conflict'; savedBy: string | null }
  | { kind: 'refused'; message: string };
/** What came of each, as far as it got; `error` is what stopped it. */
export type DraftOutcome = { page: PageDraftOutcome | null; parts: PartOutcome[]; error: unknown };
/**
 * Why the draft is on this device only; `conflict` when somebody else is writing the page's draft, `otherWindow` when the
 * agent changes the same part of the site in another window.
 */
export type DraftFailure = { kind: AskFailure | 'conflict' | 'otherWindow'; words: string };
export type DraftsToDiscard = { slug: string; revision: string | null; parts: PartRevisions };

type DraftContext = {
  slug: string;
  /** The live revision the draft began with. */
  baseRevision: string;
  /** The draft's own; null while there is none in the store. */
  revision: string | null;
  page: Page | null;
  /** What needs no saving: the page editing began with, then what was saved last. */
  kept: Page | null;
  /** What is on its way. */
  sent: Page | null;
  /** What the agent changed of what all pages share; what of it the store keeps, and under which revisions. */
  parts: PartDrafts;
  keptParts: PartDrafts;
  partRevisions: PartRevisions;
  /** What is on its way of it, and what was before. */
  sentParts: PartDrafts;
  triedParts: PartDrafts;
  savedAt: string | null;
  failure: DraftFailure | null;
  /** Nothing more is to be sent until it is released. */
  isHeld: boolean;
};

export type DraftEvent =
  | {
      type: 'begin';
      slug: string;
      page: Page;
      baseRevision: string;
      revision: string | null;
      savedAt: string | null;
      /** The drafts of what all pages share; those of before when they are not given. */
      parts?: { wanted: PartDrafts; kept: PartDrafts; revisions: PartRevisions };
    }
  | { type: 'page.change'; page: Page }
  | { type: 'parts.change'; parts: PartDrafts }
  /** Saving the parts ended their drafts. */
  | { type: 'parts.saved'; parts: readonly SitePart[] }
  | { type: 'live.saved'; slug: string; page: Page; revision: string }
  | { type: 'flush' | 'retry' | 'hold' | 'release' | 'discard' | 'end' }
  /** Nobody types at the moment. */
  | { type: 'rested' };

const NO_PARTS = { parts: {}, keptParts: {}, partRevisions: {}, sentParts: {}, triedParts: {} };

/** The same for a change of the page and of what all pages share. */
function changed<const T>(transition: T) {
  return { 'page.change': transition, 'parts.change': transition };
}

/**
 * Keeping of the draft beside a live page, and of the agent's changes of what all pages share. States: off (nobody edits), idle (all is kept), waiting (a change is to be
 * saved soon), saving, failed (it is on this device only), held (the live page is being saved), discarding.
 */
export const draftMachine = setup({
  types: {} as { context: DraftContext; events: DraftEvent },
  actors: {
    saveDraft: fromPromise<DraftOutcome, DraftToKeep>(() => {
      throw new Error('draftMachine needs a saveDraft actor');
    }),
    discardDraft: fromPromise<void, DraftsToDiscard>(() => {
      throw new Error('draftMachine needs a discardDraft actor');
    }),
    /** Says when the hands rest. */
    watchHands: fromCallback<DraftEvent>(({ sendBack }) => {
      const timer = setTimeout(() => sendBack({ type: 'rested' }), DRAFT_REST_MS);
      return () => clearTimeout(timer);
    }),
  },
  delays: { quiet: DRAFT_QUIET_MS, longest: DRAFT_WAIT_MS, retry: DRAFT_RETRY_MS },
  guards: {
    isPending: ({ context, event }) => isPending({ ...context, ...changeOf(event) }),
    isAllKept: (_, outcome: DraftOutcome) => isAllKept(outcome),
    isHeld: ({ context }) => context.isHeld,
  },
  actions: {
    takeChange: assign(({ event }) => changeOf(event)),
    settle: assign(({ context }, outcome: DraftOutcome) => settled(context, outcome)),
    endParts: assign(({ context, event }) =>
      event.type === 'parts.saved' ? withoutParts(context, event.parts) : {},
    ),
    takeLive: assign(({ event }) =>
      event.type === 'live.saved'
        ? {
            slug: event.slug,
            kept: event.page,
            baseRevision: event.revision,
            revision: null,
            savedAt: null,
            failure: null,
          }
        : {},
    ),
    /** Somewhere safe on this device, before the network is asked. */
    keepHere: () => {},
    /** What is in the store needs no copy on this device. */
    forgetHere: () => {},
  },
}).createMachine({
  id: 'draft',
  context: {
    slug: '',
    baseRevision: '',
    revision: null,
    page: null,
    kept: null,
    sent: null,
    ...NO_PARTS,
    savedAt: null,
    failure: null,
    isHeld: false,
  },
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
        kept: event.page,
        failure: null,
        isHeld: false,
        ...(event.parts && {
          parts: event.parts.wanted,
          keptParts: event.parts.kept,
          partRevisions: event.parts.revisions,
        }),
      })),
    },
    'parts.saved': { actions: 'endParts' },
    end: '.off',
  },
  states: {
    off: { entry: assign(NO_PARTS) },
    settled: {
      always: [
        { guard: 'isHeld', target: 'held' },
        { guard: 'isPending', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        ...changed({ guard: 'isPending', target: 'waiting', actions: 'takeChange' }),
        'live.saved': { actions: 'takeLive' },
        hold: 'held',
      },
    },
    waiting: {
      after: { longest: 'saving' },
      on: { hold: 'held', flush: 'saving' },
      initial: 'quiet',
      states: {
        quiet: {
          after: { quiet: 'resting' },
          on: changed({ target: 'quiet', reenter: true, actions: 'takeChange' }),
        },
        resting: {
          invoke: { src: 'watchHands' },
          on: { ...changed({ actions: 'takeChange' }), rested: '#draft.saving' },
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
        'keepHere',
      ],
      on: {
        ...changed({ actions: 'takeChange' }),
        hold: { actions: assign({ isHeld: true }) },
      },
      invoke: {
        src: 'saveDraft',
        input: ({ context }) => toKeep(context),
        onDone: [
          {
            guard: { type: 'isAllKept', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'settle', params: ({ event }) => event.output }, 'forgetHere'],
          },
          { target: 'failed', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failed: {
      always: { guard: 'isHeld', target: 'held' },
      after: { retry: 'saving' },
      on: {
        ...changed({ target: 'waiting', actions: ['takeChange', 'keepHere'] }),
        retry: 'saving',
        flush: 'saving',
        hold: 'held',
      },
    },
    held: {
      entry: assign({ isHeld: true }),
      exit: assign({ isHeld: false }),
      on: {
        ...changed({ actions: 'takeChange' }),
        // Forgotten first: taking the live page may rename what the copy lies under.
        'live.saved': { actions: ['forgetHere', 'takeLive'] },
        release: 'released',
        discard: 'discarding',
      },
    },
    released: { always: [{ guard: 'isPending', target: 'waiting' }, { target: 'idle' }] },
    discarding: {
      entry: 'forgetHere',
      invoke: {
        src: 'discardDraft',
        input: ({ context: { slug, revision, partRevisions } }) => ({ slug, revision, parts: partRevisions }),
        onDone: 'off',
        onError: 'off',
      },
    },
  },
});

function changeOf(event: DraftEvent | { type: `xstate.${string}` }): Partial<DraftContext> {
  if (event.type === 'page.change') return { page: event.page };

  return event.type === 'parts.change' ? { parts: event.parts } : {};
}

function toKeep(context: DraftContext): DraftToKeep {
  const { slug, page, kept, baseRevision, revision, parts, keptParts, partRevisions, triedParts } = context;
  const writes = writesOf(parts, keptParts, { revisions: partRevisions, tried: triedParts });

  return { slug, page: isEqual(page, kept) ? null : page, baseRevision, revision, parts: writes };
}

/** Something is not in the store's drafts. */
export function isPending(context: DraftContext): boolean {
  if (context.page === null) return false;
  const { page, parts } = toKeep(context);

  return page !== null || parts.length > 0;
}

function isAllKept({ page, parts, error }: DraftOutcome): boolean {
  return (
    error === null &&
    (page === null || page.kind === 'saved') &&
    parts.every(({ kind }) => kind === 'saved' || kind === 'discarded')
  );
}

/** What is kept now, and why the rest is not. */
function settled(context: DraftContext, outcome: DraftOutcome): Partial<DraftContext> {
  const { page, error } = outcome;
  let next: Partial<DraftContext> = partsKept(context, outcome.parts);
  if (page?.kind === 'saved')
    next = { ...next, revision: page.revision, savedAt: page.savedAt, kept: context.sent };
  // Somebody else is writing the page's draft: it is theirs until it ends.
  if (page?.kind === 'conflict') next = { ...next, revision: null };

  return { ...next, failure: error === null ? failureIn(context, outcome) : failureOf(error) };
}

function partsKept(
  { keptParts, partRevisions, sentParts, savedAt }: DraftContext,
  outcomes: readonly PartOutcome[],
): Partial<DraftContext> {
  const next = { keptParts: { ...keptParts }, partRevisions: { ...partRevisions }, savedAt };
  for (const outcome of outcomes) {
    const { part } = outcome;
    if (outcome.kind === 'saved') {
      Object.assign(next.keptParts, { [part]: sentParts[part] });
      next.partRevisions[part] = outcome.revision;
      next.savedAt = outcome.savedAt;
    } else if (outcome.kind === 'discarded' || outcome.kind === 'conflict') {
      delete next.keptParts[part];
      delete next.partRevisions[part];
    }
  }

  return next;
}

function failureIn({ failure }: DraftContext, { page, parts }: DraftOutcome): DraftFailure | null {
  if (page?.kind === 'conflict') return { kind: 'conflict', words: page.savedBy ?? '' };
  if (page?.kind === 'refused')
    return failure?.kind === 'conflict' ? failure : { kind: 'failed', words: page.message };
  for (const outcome of parts) {
    if (outcome.kind === 'conflict') return { kind: 'otherWindow', words: outcome.part };
    if (outcome.kind === 'refused') return { kind: 'failed', words: outcome.message };
  }

  return null;
}

function withoutParts(
  { keptParts, partRevisions }: DraftContext,
  gone: readonly SitePart[],
): Partial<DraftContext> {
  const isGone = (name: string) => gone.some((part) => part === name);
  const rest = <T extends object>(of: T) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !isGone(name)));

  return { keptParts: rest(keptParts), partRevisions: rest(partRevisions) };
}

function failureOf(error: unknown): DraftFailure {
  if (error instanceof AskError) return { kind: error.failure, words: error.message };

  return { kind: 'failed', words: error instanceof Error ? error.message : String(error) };
}
