import type { TextState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TextState> = {
  title: { html: 'A headline that says what you do', size: 'h2' },
  text: {
    html: '<p>Two or three sentences on what sets you apart: the area you know, the homes you sell, how you work with people.</p>',
  },
  buttonList: [{ text: 'Search homes', href: '/search', type: 'link' }],
};
