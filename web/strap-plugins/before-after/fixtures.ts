import { type BeforeAfterState, defaultState } from './parts.ts';

export const fixtures: Record<string, BeforeAfterState> = {
  'two rooms': {
    ...defaultState,
    title: { html: 'The same house, a week apart', size: 'h2' },
    text: { html: '<p>One armchair out, one curtain down, every lamp on.</p>' },
    before: { imageUrl: '/_files/demo/photos/living-008.jpg', altText: 'A living room full of furniture' },
    after: { imageUrl: '/_files/demo/photos/living-019.jpg', altText: 'A bright living room with a sofa' },
    caption: { html: '<p>Parkallen, listed in April and sold in nine days.</p>' },
  },
  'as it comes': defaultState,
  'nothing yet': { ...defaultState, before: { imageUrl: '' }, after: { imageUrl: '' } },
};
