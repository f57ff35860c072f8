import { defaultState, type TestimonialState } from './parts.ts';

export const fixtures: Record<string, TestimonialState> = {
  'with a portrait': {
    text: {
      html: '<p>We moved from Halifax without having seen a single house. They sent us eleven videos, told us what was wrong with nine of them, and were right about the tenth.</p>',
    },
    name: { html: 'Deborah and Ian, Garneau', size: 'h4' },
    image: { imageUrl: '/_files/demo/portraits/edm-4.jpg', altText: 'Deborah' },
  },
  'words alone': defaultState,
};
