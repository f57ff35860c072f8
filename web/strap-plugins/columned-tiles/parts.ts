import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

export const TILE = defineParts({
  image: part.image('Image'),
  title: part.heading('Heading', 'Heading', 'h3'),
  text: part.richText('Text'),
  href: part.url('Link', '/search'),
});
export type Tile = StateOf<typeof TILE>;

export const parts = defineParts({
  title: part.heading('Heading', 'Communities'),
  layout: part.choice(
    'Layout',
    {
      grid: 'In columns',
      index: 'A list of names beside one picture',
      bands: 'Bands across the page',
      open: 'Wide pictures that leave the page, names beside them',
    },
    'grid',
  ),
  /** Columns on a wide screen. */
  columns: part.number('Columns', 3, { min: 2, max: 4 }),
  items: needed(part.list('Tiles', 'Tile', TILE, [{ title: { html: 'Downtown', size: 'h3' } }, {}, {}])),
});

export type ColumnedTilesState = StateOf<typeof parts>;
