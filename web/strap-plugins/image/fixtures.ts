import type { ImageState } from './parts.ts';

export const fixtures: Record<string, ImageState> = {
  'linked, with a caption': {
    layout: 'aside',
    image: {
      imageUrl: '/_files/demo/photos/acreage-003.jpg',
      altText: 'A farmhouse among poplars',
      href: '/search',
      filter: 'grayscale',
    },
    caption: { html: '<p>Strathcona County in September.</p>' },
  },
  'from elsewhere': {
    layout: 'below',
    image: { imageUrl: 'https://example.com/house.jpg', altText: 'A house', width: 800, height: 400 },
    caption: { html: '' },
  },
};
