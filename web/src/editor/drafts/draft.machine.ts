import { assign, fromPromise, setup } from 'xstate';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { AskError, type AskFailure } from '../api.ts';

/** A draft is saved so long after the last change. */
export const DRAFT_QUIET_MS = 1500;
/** While changes do not stop, the first of them waits no longer than this. */
export const DRAFT_WAIT_MS = 10_000;
export const DRAFT_RETRY_MS = 15_000;

export type DraftToKeep = { slug: string; page: Page; baseRevision: string; revision: string | null };
export type DraftOutcome =
  | { kind: 'saved'; revision: string; savedAt: string | null }
  | { kind: 'conflict'; savedBy: string | null }
  | { kind: 'refused'; message: string };
/** Why the draft is on this device only; `conflict` when somebody else is writing the page's draft. */
export type DraftFailure = { kind: AskFailure | 'conflict'; words: string };

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
    }
  | { type: 'page.change'; page: Page }
  | { type: 'live.saved'; slug: string; page: Page; revision: string }
  | { type: 'flush' | 'retry' | 'hold' | 'release' | 'discard' | 'end' };

/**
 * Keeping of the draft beside a live page. States: off (nobody edits), idle (all is kept), waiting (a change is to be
 * saved soon), saving, failed (it is on this device only), held (the live page is being saved), discarding.
 */
export const draftMachine = setup({
  types: {} as { context: DraftContext; events: DraftEvent },
  actors: {
    saveDraft: fromPromise<DraftOutcome, DraftToKeep>(() => {
      throw new Error('draftMachine needs a saveDraft actor');
    }),
    discardDraft: fromPromise<void, { slug: string; revision: string | null }>(() => {
      throw new Error('draftMachine needs a discardDraft actor');
    }),
  },
  delays: { quiet: DRAFT_QUIET_MS, longest: DRAFT_WAIT_MS, retry: DRAFT_RETRY_MS },
  guards: {
    isPending: ({ context, event }) =>
      context.page !== null &&
      !isEqual(event.type === 'page.change' ? event.page : context.page, context.kept),
    isHeld: ({ context }) => context.isHeld,
  },
  actions: {
    takePage: assign(({ event }) => (event.type === 'page.change' ? { page: event.page } : {})),
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
      })),
    },
    end: '.off',
  },
  states: {
    off: {},
    settled: {
      always: [
        { guard: 'isHeld', target: 'held' },
        { guard: 'isPending', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'page.change': { guard: 'isPending', target: 'waiting', actions: 'takePage' },
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
          after: { quiet: '#draft.saving' },
          on: { 'page.change': { target: 'quiet', reenter: true, actions: 'takePage' } },
        },
      },
    },
    saving: {
      entry: [assign({ sent: ({ context }) => context.page }), 'keepHere'],
      on: {
        'page.change': { actions: 'takePage' },
        hold: { actions: assign({ isHeld: true }) },
      },
      invoke: {
        src: 'saveDraft',
        input: ({ context: { slug, page, baseRevision, revision } }) => {
          if (!page) throw new Error('A draft needs a page');
          return { slug, page, baseRevision, revision };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'settled',
            actions: [
              assign(({ context, event }) =>
                event.output.kind === 'saved'
                  ? {
                      revision: event.output.revision,
                      savedAt: event.output.savedAt,
                      kept: context.sent,
                      failure: null,
                    }
                  : {},
              ),
              'forgetHere',
            ],
          },
          {
            target: 'failed',
            actions: assign(({ context, event }) => refused(context, event.output)),
          },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
      },
    },
    failed: {
      always: { guard: 'isHeld', target: 'held' },
      after: { retry: 'saving' },
      on: {
        'page.change': { target: 'waiting', actions: ['takePage', 'keepHere'] },
        retry: 'saving',
        flush: 'saving',
        hold: 'held',
      },
    },
    held: {
      entry: assign({ isHeld: true }),
      exit: assign({ isHeld: false }),
      on: {
        'page.change': { actions: 'takePage' },
        'live.saved': { actions: ['takeLive', 'forgetHere'] },
        release: 'released',
        discard: 'discarding',
      },
    },
    released: { always: [{ guard: 'isPending', target: 'waiting' }, { target: 'idle' }] },
    discarding: {
      entry: 'forgetHere',
      invoke: {
        src: 'discardDraft',
        input: ({ context: { slug, revision } }) => ({ slug, revision }),
        onDone: 'off',
        onError: 'off',
      },
    },
  },
});

/** Somebody else is writing the page's draft: it is theirs until it ends. */
function refused({ failure }: DraftContext, outcome: DraftOutcome): Partial<DraftContext> {
  if (outcome.kind === 'conflict')
    return { revision: null, failure: { kind: 'conflict', words: outcome.savedBy ?? '' } };
  if (failure?.kind === 'conflict' || outcome.kind === 'saved') return {};

  return { failure: { kind: 'failed', words: outcome.message } };
}

function failureOf(error: unknown): DraftFailure {
  if (error instanceof AskError) return { kind: error.failure, words: error.message };

  return { kind: 'failed', words: error instanceof Error ? error.message : String(error) };
}
