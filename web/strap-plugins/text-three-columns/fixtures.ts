import type { TextThreeColumnsState } from './parts.ts';

export const fixtures: Record<string, TextThreeColumnsState> = {
  'three steps': {
    title: { html: 'How a sale goes with us', size: 'h2' },
    left: {
      html: '<h3>First, the house</h3><p>We walk through it with you, room by room, and say what a buyer will see. Most of what helps costs a weekend and two cans of paint.</p>',
    },
    middle: {
      html: '<h3>Then, the price</h3><p>You get the sales of your street, not of the city. We agree on a number you can explain to your neighbours.</p>',
    },
    right: {
      html: '<h3>Then, the offers</h3><p>Every offer is read to you in full, on paper, before anybody answers. You decide; we write it down.</p>',
    },
  },
};
