import { defaultState, type ImageStripState } from './parts.ts';

const photo = (name: string, altText: string, height = 160) => ({
  imageUrl: `/_files/demo/photos/${name}.jpg`,
  altText,
  height,
});

export const fixtures: Record<string, ImageStripState> = {
  logos: {
    images: [
      {
        imageUrl: '/_files/demo/brand/poplar-and-main.png',
        altText: 'Poplar & Main',
        height: 80,
        href: '/',
        filter: 'black',
      },
      {
        imageUrl: '/_files/demo/brand/poplar-and-main.png',
        altText: 'Poplar & Main',
        height: 80,
        filter: 'grayscale',
      },
      { imageUrl: '', height: 80 },
      { imageUrl: '/_files/demo/brand/poplar-and-main.png', altText: 'Poplar & Main', height: 80 },
    ],
  },
  pictures: {
    images: [
      photo('house-021', 'A bungalow in Belgravia'),
      photo('living-014', 'A living room with a fireplace'),
      photo('yard-007', 'A back garden in June'),
      photo('kitchen-009', 'A kitchen with oak fronts'),
    ],
  },
  'nothing yet': { ...defaultState, images: [{ imageUrl: '' }, { imageUrl: '' }] },
};
