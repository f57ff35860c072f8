import type { HeadingPart, ImagePart } from '#domain/page/parts.ts';

export const TILE_SIZES = ['small', 'wide', 'tall', 'large'] as const;
export type TileSize = (typeof TILE_SIZES)[number];

export type MosaicTile = { image: ImagePart; title: HeadingPart; href: string; size: TileSize };

export type MosaicState = { title: HeadingPart; items: MosaicTile[] };

export const newItem: MosaicTile = {
  image: { imageUrl: '' },
  title: { html: '', size: 'h3' },
  href: '/search',
  size: 'small',
};

export const defaultState: MosaicState = {
  title: { html: '', size: 'h2' },
  items: [{ ...newItem, size: 'large' }, newItem, newItem],
};
