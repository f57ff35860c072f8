import type { TextTwoColumnsState } from './parts.ts';

export const fixtures: Record<string, TextTwoColumnsState> = {
  'two columns of a story': {
    title: { html: 'What a first winter here is like', size: 'h2' },
    left: {
      html: '<p>The river freezes in November and the trails beside it become ski trails. Garages are heated, cars are plugged in and nobody minds either after a week.</p><p>Ask for the gas bills of the last two winters when you look at a house. Every seller has them.</p>',
    },
    right: {
      html: '<p>South windows are worth money: on the shortest day the sun stands thirteen degrees high and still warms a living room.</p><ul><li>New furnace within fifteen years</li><li>Attic insulation of R-50 or better</li><li>Weeping tile where the lot is flat</li></ul>',
    },
  },
};
