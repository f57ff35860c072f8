import type { TextImageAsideState } from './parts.ts';

export const fixtures: Record<string, TextImageAsideState> = {
  'image left, with a button': {
    layout: 'overlap',
    title: { html: 'Born on 124 Street', size: 'h2' },
    text: { html: '<p>We have sold homes in the core for twenty years.</p>' },
    image: { imageUrl: '/_files/demo/photos/house-001.jpg', altText: 'A brick house with a porch' },
    side: 'left',
    buttonList: [{ text: 'About us', href: '/about', type: 'link' }],
  },
  'to the edge of the screen': {
    layout: 'bleed',
    title: { html: 'A street of elms', size: 'h2' },
    text: { html: '<p>Every house on it was built between 1908 and 1914.</p>' },
    image: { imageUrl: '/_files/demo/photos/house-002.jpg', altText: 'A house under elms' },
    side: 'right',
    buttonList: [],
  },
};
