import { type ColumnedTilesState, newItem } from './state.ts';

export const fixtures: Record<string, ColumnedTilesState> = {
  'two columns': {
    title: { html: 'Neighbourhoods', size: 'h2' },
    columns: 2,
    items: [
      {
        ...newItem,
        image: { imageUrl: '/_files/demo/photos/house-010.jpg', altText: 'A house in Glenora' },
        text: { html: '<p>Elms and verandas.</p>' },
      },
      { ...newItem, href: '' },
    ],
  },
};
