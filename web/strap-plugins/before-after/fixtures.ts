import { type BeforeAfterState, defaultState } from './parts.ts';

export const fixtures: Record<string, BeforeAfterState> = {
  'two rooms': {
    ...defaultState,
    title: { html: 'The same house, a week apart', size: 'h2' },
    text: { html: '<p>The same walls, in blue and white.</p>' },
    before: {
      imageUrl: '/_files/demo/photos/living-001.jpg',
      altText: 'A living room with brown armchairs and a red carpet',
    },
    after: {
      imageUrl: '/_files/demo/photos/living-005.jpg',
      altText: 'The same living room in blue and white',
    },
    caption: { html: '<p>Parkallen, listed in April and sold in nine days.</p>' },
  },
  'as it comes': defaultState,
  'nothing yet': { ...defaultState, before: { imageUrl: '' }, after: { imageUrl: '' } },
};
