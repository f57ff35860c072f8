import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

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
  items: needed(
    part.list('Tiles', 'Tile', TILE, [
      { image: STARTER.city, title: { html: 'Downtown', size: 'h3' }, size: 'large' },
      { image: STARTER.park, title: { html: 'By the river', size: 'h3' } },
      { image: STARTER.street, title: { html: 'Quiet streets', size: 'h3' } },
    ]),
  ),
});

export type MosaicState = StateOf<typeof parts>;

export const defaultState: MosaicState = initialState(parts);
