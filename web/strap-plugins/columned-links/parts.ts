import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const COLUMN = defineParts({ title: part.heading('Heading', 'Heading', 'h4'), links: part.links('Links') });

export const parts = defineParts({
  title: part.heading('Heading', 'Quick Links'),
  layout: part.choice(
    'Layout',
    { columns: 'Columns', rows: 'Rows: the heading, and its links beside it' },
    'columns',
  ),
  columns: needed(
    part.list(
      'Columns',
      'Column',
      COLUMN,
      [{ title: { html: 'Communities', size: 'h4' } }, { title: { html: 'Resources', size: 'h4' } }],
      { min: 1, max: 4 },
    ),
  ),
});

export type ColumnedLinksState = StateOf<typeof parts>;
