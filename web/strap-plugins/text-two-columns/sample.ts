import type { TextTwoColumnsState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TextTwoColumnsState> = {
  title: { html: 'Two sides of one move', size: 'h2' },
  left: {
    html: '<h3>Before the sale</h3><p>What you prepare together: repairs, pictures, the right price and the right week.</p>',
  },
  right: {
    html: '<h3>After the sale</h3><p>What you take care of: papers, keys, movers, and the questions of the first winter.</p>',
  },
};
