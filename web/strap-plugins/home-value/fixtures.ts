import { defaultState, type HomeValueState } from './parts.ts';
import { sample } from './sample.ts';

export const fixtures: Record<string, HomeValueState> = {
  'with a picture': {
    ...defaultState,
    ...sample,
    title: { html: 'What would yours sell for?', size: 'h2' },
    image: { imageUrl: '/_files/demo/photos/house-014.jpg', altText: 'A house with a deep porch' },
  },
  'the field on a card': { ...defaultState, ...sample, layout: 'band' },
  'words alone': { ...defaultState, image: { imageUrl: '' }, points: [] },
};
