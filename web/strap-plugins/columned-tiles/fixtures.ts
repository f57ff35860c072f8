import { initialState } from '#domain/parts/initial-state.ts';
import { type ColumnedTilesState, TILE } from './parts.ts';

const newItem = initialState(TILE);

const THREE: ColumnedTilesState = {
  title: { html: 'Find your kind of home', size: 'h2' },
  layout: 'grid',
  columns: 3,
  items: ['Condos', 'Townhouses', 'Houses'].map((name, index) => ({
    ...newItem,
    image: { imageUrl: `/_files/demo/photos/house-01${index}.jpg`, altText: name },
    title: { html: name, size: 'h3' },
    text: { html: '<p>More space than a condo, less upkeep than a house.</p>' },
  })),
};

export const fixtures: Record<string, ColumnedTilesState> = {
  'two columns': {
    title: { html: 'Neighbourhoods', size: 'h2' },
    layout: 'grid',
    columns: 2,
    items: [
      {
        ...newItem,
        image: { imageUrl: '/_files/demo/photos/house-010.jpg', altText: 'A house in Glenora' },
        title: { html: 'Glenora', size: 'h3' },
        text: { html: '<p>Elms and verandas.</p>' },
      },
      {
        ...newItem,
        image: { imageUrl: '/_files/demo/photos/house-014.jpg', altText: 'A house in Ritchie' },
        title: { html: 'Ritchie', size: 'h3' },
        href: '',
      },
    ],
  },
  'four columns, one picture still to come': {
    title: { html: 'South of the river', size: 'h2' },
    layout: 'grid',
    columns: 4,
    items: ['Garneau', 'Strathcona', 'Belgravia', 'Windermere and the lakes behind it'].map(
      (name, index) => ({
        ...newItem,
        image: { imageUrl: index === 2 ? '' : `/_files/demo/photos/house-01${index}.jpg`, altText: name },
        title: { html: name, size: 'h3' },
      }),
    ),
  },
  'a list beside one picture': { ...THREE, layout: 'index' },
  'bands across the page': { ...THREE, layout: 'bands' },
  'wide pictures by turns': { ...THREE, layout: 'open' },
};
