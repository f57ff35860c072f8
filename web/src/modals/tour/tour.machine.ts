import { assign, setup } from 'xstate';
import type { TourType } from '#domain/tour/tour.ts';

export type TourContext = {
  type: TourType | null;
  /** As `2026-11-23`. */
  date: string | null;
  /** As `14:00`; null for any time. */
  time: string | null;
  /** Set once the visitor has asked for a tour without a type or a date. */
  isIncomplete: boolean;
};

export type TourEvent =
  | { type: 'type.choose'; tour: TourType }
  | { type: 'date.choose'; date: string }
  | { type: 'time.choose'; time: string | null }
  | { type: 'request' }
  | { type: 'edit' }
  /** The contact form with type and date was stored. */
  | { type: 'form.sent' };

/** The first choice that a tour cannot be requested without. */
export function missingChoice({ type, date }: TourContext): 'type' | 'date' | null {
  if (type === null) return 'type';

  return date === null ? 'date' : null;
}

/**
 * A tour request. States: choosing (type, date and a time), contact (their summary above the contact form), sent. The form
 * stays mounted while the visitor edits the choice, so that its input is not lost.
 */
export const tourMachine = setup({
  types: {} as { context: TourContext; events: TourEvent },
  guards: { isChosen: ({ context }) => missingChoice(context) === null },
}).createMachine({
  id: 'tour',
  context: { type: null, date: null, time: null, isIncomplete: false },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'type.choose': { actions: assign({ type: ({ event }) => event.tour }) },
        'date.choose': { actions: assign({ date: ({ event }) => event.date }) },
        'time.choose': { actions: assign({ time: ({ event }) => event.time }) },
        request: [
          { guard: 'isChosen', target: 'contact', actions: assign({ isIncomplete: false }) },
          { actions: assign({ isIncomplete: true }) },
        ],
      },
    },
    contact: { on: { edit: 'choosing', 'form.sent': 'sent' } },
    sent: { type: 'final' },
  },
});
