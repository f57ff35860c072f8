import { defaultState, type Quote, type QuotesState } from './parts.ts';

const quote = (text: string, author: string): Quote => ({
  text: { html: `<p>${text}</p>` },
  author: { html: author, size: 'h4' },
  image: { imageUrl: '' },
});

const three = [
  quote(
    'They talked us out of the first house. We bought the second one, and the first is still settling.',
    'Priya and Tom, Belgravia',
  ),
  quote(
    'Sold in nine days, in January, to people who had seen it twice. I had planned for spring.',
    'Marion L., Highlands',
  ),
  quote('Somebody picked up the phone every single time.', 'The Okafor family, Windermere'),
];

export const fixtures: Record<string, QuotesState> = {
  'three quotes': { ...defaultState, items: three, interval: 7 },
  'side by side': { ...defaultState, layout: 'wall', items: three },
  'with arrows': { layout: 'spread', items: three, interval: 7, style: 'slide-controls' },
  'beside their pictures': {
    ...defaultState,
    layout: 'portrait',
    items: three.map((item) => ({ ...item, image: { imageUrl: '/_files/demo/photos/house-007.jpg' } })),
  },
  'in uneven columns': { ...defaultState, layout: 'stagger', items: three },
  'no quotes': { ...defaultState, items: [] },
};
