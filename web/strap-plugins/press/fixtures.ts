import { defaultState, type PressState } from './parts.ts';
import { sample } from './sample.ts';

const mention = (name: string, quote = '', href = '') => ({
  name,
  image: { imageUrl: '' },
  quote: { html: quote && `<p>${quote}</p>` },
  href,
});

export const fixtures: Record<string, PressState> = {
  'names in a row': { ...defaultState, ...sample },
  'with a logo': {
    ...defaultState,
    items: [
      {
        ...mention('Poplar & Main', '', '/about'),
        image: { imageUrl: '/_files/demo/brand/poplar-and-main.png', altText: '' },
      },
      mention('The Morning Post', '', '/blog'),
      mention('City Radio 101'),
    ],
  },
  'with quotes': {
    title: { html: 'What the papers say', size: 'h2' },
    layout: 'quotes',
    items: [
      mention('The Morning Post', 'The office that tells sellers to wait a year.', '/blog'),
      mention('City Radio 101', 'They know which side of the street gets the sun.'),
      mention('Hearth & Home', 'A bank, a kettle and eight people who read the minutes.'),
    ],
  },
  'nothing yet': { ...defaultState, items: [] },
};
