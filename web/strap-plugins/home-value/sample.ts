import type { HomeValueState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<HomeValueState> = {
  text: {
    html: '<p>Enter your address. Say here what owners receive, how soon, and that it is free and without obligation.</p>',
  },
  points: [
    'Recent sales on your street',
    'A price range, with the reasons for it',
    'What would raise the price, and what would not',
  ],
};
