import { assign, fromPromise, setup } from 'xstate';
import {
  type ConditionState,
  nextCondition,
  type ViewingCondition,
} from '#domain/account/viewing-conditions.ts';

export type NagTerms = { version: string; text: string };
export type NagProfile = { conditions: readonly ConditionState[]; terms: NagTerms | null };

/** What the customer does in a step. */
export type NagAction =
  | { type: 'terms.accept'; version: string }
  | { type: 'email.check' }
  | { type: 'email.resend' }
  /** Digits only. */
  | { type: 'contact.save'; phone: string };

/** The profile after an action; `rejection` is a sentence of the service, for example when too many mails were sent. */
export type NagOutcome = { profile: NagProfile; rejection: string | null };

/** Why the same step is shown again. */
export type NagProblem = 'notConfirmed' | 'notSaved' | 'failed';

type NagContext = {
  profile: NagProfile;
  /** The condition whose step is shown; null while there is none. */
  item: ViewingCondition | null;
  action: NagAction | null;
  problem: NagProblem | null;
  rejection: string | null;
  /** Whether the verification email was sent again. */
  isResent: boolean;
};

export type NagEvent = NagAction | { type: 'retry' } | { type: 'cancel' };

const NOTHING: NagProfile = { conditions: [], terms: null };
const QUIET = { problem: null, rejection: null, isResent: false } as const;

/**
 * The viewing conditions, one step after the other. States: checking (loads the profile), ready (shows the step of the next
 * condition), waiting (an action is sent), failed (the profile could not be loaded), done (all are complete), cancelled.
 */
export const nagMachine = setup({
  types: {} as { context: NagContext; events: NagEvent },
  actors: {
    loadProfile: fromPromise<NagProfile>(() => {
      throw new Error('nagMachine needs a loadProfile actor');
    }),
    act: fromPromise<NagOutcome, NagAction>(() => {
      throw new Error('nagMachine needs an act actor');
    }),
  },
  guards: { isComplete: ({ context }) => context.item === null },
  actions: {
    /** What the visitor wanted to see; provided on starting the machine. */
    followUp: () => {},
    take: assign((_, profile: NagProfile) => ({ profile, item: nextCondition(profile.conditions) })),
    settle: assign(({ context }, outcome: NagOutcome) => settled(context, outcome)),
  },
}).createMachine({
  id: 'nag',
  context: { profile: NOTHING, item: null, action: null, ...QUIET },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'loadProfile',
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { cancel: 'cancelled' },
    },
    deciding: { always: [{ guard: 'isComplete', target: 'done' }, { target: 'ready' }] },
    ready: {
      on: {
        'terms.accept': { target: 'waiting', actions: assign({ action: ({ event }) => event }) },
        'email.check': { target: 'waiting', actions: assign({ action: ({ event }) => event }) },
        'email.resend': { target: 'waiting', actions: assign({ action: ({ event }) => event }) },
        'contact.save': { target: 'waiting', actions: assign({ action: ({ event }) => event }) },
        cancel: 'cancelled',
      },
    },
    waiting: {
      invoke: {
        src: 'act',
        input: ({ context }) => context.action ?? { type: 'email.check' },
        onDone: { target: 'deciding', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: assign({ ...QUIET, problem: 'failed' }) },
      },
      on: { cancel: 'cancelled' },
    },
    failed: { on: { retry: 'checking', cancel: 'cancelled' } },
    done: { type: 'final', entry: 'followUp' },
    cancelled: { type: 'final' },
  },
});

function settled({ item, action }: NagContext, { profile, rejection }: NagOutcome): Partial<NagContext> {
  const next = nextCondition(profile.conditions);
  const isResent = action?.type === 'email.resend' && rejection === null;
  const isSame = next === item && !isResent && action?.type !== 'email.resend';

  return {
    profile,
    item: next,
    problem: isSame ? PROBLEMS[action?.type ?? 'email.check'] : null,
    rejection: action?.type === 'email.resend' ? rejection : null,
    isResent,
  };
}

const PROBLEMS: Readonly<Record<NagAction['type'], NagProblem>> = {
  'terms.accept': 'failed',
  'email.check': 'notConfirmed',
  'email.resend': 'failed',
  'contact.save': 'notSaved',
};
