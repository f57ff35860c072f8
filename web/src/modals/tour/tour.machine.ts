import { assign, setup } from 'xstate';
import type { TourType } from '#domain/tour/tour.ts';

export type TourContext = {
  type: TourType | null;
  /** As `2026-11-23`. */
  date: string | null;
  /** As `14:00`; null for any time. */
  time: string | null;
};

export type TourEvent =
  | { type: 'type.choose'; tour: TourType }
  | { type: 'date.choose'; date: string }
  | { type: 'time.choose'; time: string | null }
  | { type: 'request' }
  | { type: 'edit' }
  /** The contact form with type and date was stored. */
  | { type: 'form.sent' };

/**
 * A tour request. States: choosing (type, date and a time), contact (their summary above the contact form), sent. The form
 * stays mounted while the visitor edits the choice, so that its input is not lost.
 */
export const tourMachine = setup({
  types: {} as { context: TourContext; events: TourEvent },
  guards: { isChosen: ({ context }) => context.type !== null && context.date !== null },
}).createMachine({
  id: 'tour',
  context: { type: null, date: null, time: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'type.choose': { actions: assign({ type: ({ event }) => event.tour }) },
        'date.choose': { actions: assign({ date: ({ event }) => event.date }) },
        'time.choose': { actions: assign({ time: ({ event }) => event.time }) },
        request: { guard: 'isChosen', target: 'contact' },
      },
    },
    contact: { on: { edit: 'choosing', 'form.sent': 'sent' } },
    sent: { type: 'final' },
  },
});
