import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

export const TILE = defineParts({
  image: part.image('Image'),
  title: part.heading('Heading', '', 'h3'),
  href: part.url('Link', '/search'),
  /** The first one counts, for the figures. */
  places: part.places('Neighbourhood'),
  size: part.choice('Size', { small: 'Small', wide: 'Wide', tall: 'Tall', large: 'Large' }, 'small'),
});
export type MosaicTile = StateOf<typeof TILE>;
export type TileSize = MosaicTile['size'];

export const parts = defineParts({
  title: part.heading('Heading'),
  showFigures: part.toggle('Show homes for sale and their median price', false),
  items: needed(part.list('Tiles', 'Tile', TILE, [{ size: 'large' }, {}, {}])),
});

export type MosaicState = StateOf<typeof parts>;

export const defaultState: MosaicState = initialState(parts);
