import { defaultState, type GallerySliderState } from './parts.ts';

const scene = (name: string, altText: string, href = '') => ({
  imageUrl: `/_files/demo/scenes/${name}.jpg`,
  altText,
  href,
});

export const fixtures: Record<string, GallerySliderState> = {
  'with arrows': {
    title: { html: 'The city in four seasons', size: 'h2' },
    images: [
      scene('street-golden', 'A street at the end of September', '/search'),
      scene('street-winter', 'Highlands on a winter evening'),
      scene('community-windermere', 'A farmhouse in Windermere, early'),
      scene('community-downtown', 'Downtown, a block with balconies'),
    ],
    interval: 6,
    style: 'slide-controls',
  },
  fading: {
    ...defaultState,
    images: [scene('community-glenora', 'Glenora'), scene('community-westmount', 'Westmount')],
    style: 'fade',
  },
  'nothing yet': { ...defaultState, images: [{ imageUrl: '' }, { imageUrl: '' }] },
};
