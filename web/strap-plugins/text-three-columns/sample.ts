import type { TextThreeColumnsState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TextThreeColumnsState> = {
  title: { html: 'How it works', size: 'h2' },
  left: {
    html: '<h3>First, we meet</h3><p>Half an hour at your table. We listen, and say what is possible.</p>',
  },
  middle: { html: '<h3>Then, we show</h3><p>Pictures, open houses and honest answers for every buyer.</p>' },
  right: { html: '<h3>Then, you choose</h3><p>We read every offer to you in full. You decide.</p>' },
};
