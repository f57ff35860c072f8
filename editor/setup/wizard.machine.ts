import { assign, setup } from 'xstate';
import {
  WIZARD_STEPS,
  type WizardMark,
  type WizardState,
  type WizardStep,
} from '#domain/site/site-wizard.ts';

type Event = { type: 'next' | 'keep' | 'skip' | 'back' } | { type: 'go'; step: WizardStep };

const PLACES = [...WIZARD_STEPS, 'end'] as const;
const around = (step: WizardStep) => {
  const at = WIZARD_STEPS.indexOf(step);
  const target = PLACES[at + 1] ?? 'end';
  const before = PLACES[at - 1];

  return {
    on: {
      next: { target, actions: { type: 'mark' as const, params: { step, mark: 'done' as const } } },
      keep: { target, actions: { type: 'mark' as const, params: { step, mark: 'kept' as const } } },
      skip: { target, actions: { type: 'mark' as const, params: { step, mark: 'skipped' as const } } },
      ...(before && { back: { target: before } }),
    },
  };
};

/** Setting up a site: `opening` leads to where the owner was; the steps `brand`, `people`, `pages`, `look`, `listings`; `end`. */
export const wizardMachine = setup({
  types: {
    context: {} as { start: WizardState['at']; steps: WizardState['steps'] },
    events: {} as Event,
    input: {} as WizardState,
  },
  actions: {
    // A step that is skipped later stays marked as it was.
    mark: assign(({ context: { steps } }, { step, mark }: { step: WizardStep; mark: WizardMark }) => ({
      steps: mark === 'skipped' && steps[step] ? steps : { ...steps, [step]: mark },
    })),
  },
}).createMachine({
  context: ({ input: { at, steps } }) => ({ start: at, steps }),
  initial: 'opening',
  on: {
    go: WIZARD_STEPS.map((step) => ({
      guard: ({ event }: { event: Event }) => event.type === 'go' && event.step === step,
      target: `.${step}` as const,
    })),
  },
  states: {
    opening: {
      always: PLACES.map((place) => ({
        guard: ({ context }: { context: { start: WizardState['at'] } }) => context.start === place,
        target: place,
      })),
    },
    brand: around('brand'),
    people: around('people'),
    pages: around('pages'),
    look: around('look'),
    listings: around('listings'),
    end: { on: { back: { target: 'listings' } } },
  },
});
