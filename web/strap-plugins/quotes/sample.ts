import type { QuotesState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<QuotesState> = {
  layout: 'spread',
  items: [
    {
      text: { html: '<p>What a client says about you, in their own words and with their consent.</p>' },
      author: { html: 'Name of the first client', size: 'h4' },
      image: { imageUrl: '' },
    },
    {
      text: { html: '<p>A second voice: perhaps somebody who sold with you after buying.</p>' },
      author: { html: 'Name of the second client', size: 'h4' },
      image: { imageUrl: '' },
    },
    {
      text: { html: '<p>A third one, short. People read three and believe them.</p>' },
      author: { html: 'Name of the third client', size: 'h4' },
      image: { imageUrl: '' },
    },
  ],
};
