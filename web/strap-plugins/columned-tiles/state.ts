import type { HeadingPart, ImagePart, TextPart } from '#domain/page/parts.ts';

export type Tile = { image: ImagePart; title: HeadingPart; text: TextPart; href: string };

export type ColumnedTilesState = {
  title: HeadingPart;
  /** How many stand side by side on a wide screen, 2 to 4. */
  columns: number;
  items: Tile[];
};

export const newItem: Tile = {
  image: { imageUrl: '' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '/search',
};

export const defaultState: ColumnedTilesState = {
  title: { html: 'Communities', size: 'h2' },
  columns: 3,
  items: [{ ...newItem, title: { html: 'Downtown', size: 'h3' } }, newItem, newItem],
};
