import type { TestimonialState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TestimonialState> = {
  text: {
    html: '<p>What a client says about you: one or two sentences, in their own words, with their consent.</p>',
  },
  name: { html: 'Name of the client, neighbourhood', size: 'h4' },
  image: { imageUrl: '' },
};
