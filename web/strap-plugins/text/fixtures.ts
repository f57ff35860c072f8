import type { TextState } from './parts.ts';

/** Named states, rendered by the contract test and the gallery. */
export const fixtures: Record<string, TextState> = {
  'with everything': {
    layout: 'split',
    title: { html: 'We know <em>Strathcona</em> street by street', size: 'h2' },
    text: { html: '<p>Twenty years of selling homes south of the river.</p><p>Ask us anything.</p>' },
    buttonList: [
      { text: 'Search homes', href: '/search', type: 'link' },
      { text: 'About us', href: '/about', type: 'link' },
    ],
  },
  'a letter': {
    layout: 'letter',
    title: { html: 'Hello', size: 'h2' },
    text: { html: '<p>A good move begins with a good conversation.</p><p>I answer my own phone.</p>' },
    buttonList: [{ text: 'Write to me', href: '/contact', type: 'link' }],
  },
  'heading alone': {
    layout: 'statement',
    title: { html: 'Welcome', size: 'h1' },
    text: { html: '<p></p>' },
    buttonList: [],
  },
};
