import { initialState } from '#domain/parts/initial-state.ts';
import { defaultState, type MosaicState, type MosaicTile, TILE, type TileSize } from './parts.ts';

const newItem = initialState(TILE);

const tile = (name: string, title: string, size: TileSize = 'small'): MosaicTile => ({
  ...newItem,
  image: { imageUrl: `/_files/demo/scenes/community-${name}.jpg`, altText: '' },
  title: { html: title, size: 'h3' },
  size,
});

export const fixtures: Record<string, MosaicState> = {
  'a large tile and four small ones': {
    ...defaultState,
    title: { html: 'Where would you like to live?', size: 'h2' },
    items: [
      tile('glenora', 'Glenora', 'large'),
      tile('westmount', 'Westmount'),
      tile('highlands', 'Highlands'),
      tile('belgravia', 'Belgravia'),
      tile('oliver', 'Oliver'),
    ],
  },
  'every size': {
    ...defaultState,
    items: [
      tile('windermere', 'Windermere', 'wide'),
      tile('garneau', 'Garneau', 'tall'),
      tile('griesbach', 'Griesbach'),
      { ...newItem, title: { html: 'All communities', size: 'h3' } },
    ],
  },
  'nothing yet': { ...defaultState, items: [{ ...newItem, size: 'large' }, newItem, newItem] },
};
