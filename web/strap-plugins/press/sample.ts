import type { Mention, PressState } from './parts.ts';

const mention = (name: string, quote: string): Mention => ({
  name,
  image: { imageUrl: '' },
  quote: { html: `<p>${quote}</p>` },
  href: '',
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<PressState> = {
  items: [
    mention('The Daily Paper', 'One sentence they wrote about you, word for word.'),
    mention('City Radio', 'One sentence they said about you, with a link to it.'),
    mention('Homes & Gardens Weekly', 'One sentence from an article about a home you sold.'),
    mention('Real Estate Journal', 'One sentence about the market, in which you are quoted.'),
  ],
};
