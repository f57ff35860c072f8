import { STARTER } from '../kit/starter-pictures.ts';
import type { MosaicState, MosaicTile } from './parts.ts';

const tile = (image: MosaicTile['image'], title: string, size: MosaicTile['size'] = 'small'): MosaicTile => ({
  image,
  title: { html: title, size: 'h3' },
  href: '/search',
  places: [],
  size,
});

/** What the picker inserts, to be replaced by the agent's own pictures. */
export const sample: Partial<MosaicState> = {
  items: [
    tile(STARTER.city, 'Downtown', 'large'),
    tile(STARTER.park, 'By the river'),
    tile(STARTER.street, 'Quiet streets'),
  ],
};
