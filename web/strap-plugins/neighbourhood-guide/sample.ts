import type { NeighbourhoodGuideState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<NeighbourhoodGuideState> = {
  text: {
    html: '<p>What it is like to live here, in two or three sentences: the streets and the age of the homes, the parks and shops within a walk, the way to work. The figures below are those of today.</p>',
  },
  buttonList: [{ text: 'Ask about this area', action: 'contact-agent', type: 'link' }],
};
