import type { TextImageAsideState } from './parts.ts';

export const fixtures: Record<string, TextImageAsideState> = {
  'image left, with a button': {
    title: { html: 'Born on 124 Street', size: 'h2' },
    text: { html: '<p>We have sold homes in the core for twenty years.</p>' },
    image: { imageUrl: '/_files/demo/photos/house-001.jpg', altText: 'A brick house with a porch' },
    side: 'left',
    buttonList: [{ text: 'About us', href: '/about', type: 'link' }],
  },
};
