import type { BeforeAfterState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<BeforeAfterState> = {
  title: { html: 'The same room, a week later', size: 'h2' },
  text: { html: '<p>Take both pictures from one spot, and say what was done and what it cost.</p>' },
  caption: { html: '<p>The street, the year, and who did the work.</p>' },
};
