import { defaultState, type GalleryState } from './parts.ts';

const photo = (name: string, altText: string) => ({ imageUrl: `/_files/demo/photos/${name}.jpg`, altText });

export const fixtures: Record<string, GalleryState> = {
  'seven pictures in three columns': {
    layout: 'editorial',
    title: { html: 'A house on 98 Street', size: 'h2' },
    columns: 3,
    images: [
      photo('house-010', 'The front of the house in the evening'),
      photo('living-021', 'The living room with the fireplace'),
      photo('kitchen-017', 'The kitchen from the dining table'),
      photo('bedroom-011', 'The bedroom under the roof'),
      photo('bath-008', 'The bath with a window'),
      photo('yard-012', 'The back garden from the deck'),
      photo('house-034', 'The lane with the garage'),
    ],
  },
  'four columns, one still to come': {
    layout: 'filmstrip',
    title: { html: 'Sold this spring', size: 'h3' },
    columns: 4,
    images: [
      photo('townhouse-003', 'A row of townhouses'),
      photo('condo-006', 'A tower downtown'),
      photo('acreage-004', 'A farmhouse among poplars'),
      { imageUrl: '' },
      photo('house-050', 'A bungalow in Glenora'),
    ],
  },
  'nothing yet': { ...defaultState, images: [{ imageUrl: '' }, { imageUrl: '' }] },
};
