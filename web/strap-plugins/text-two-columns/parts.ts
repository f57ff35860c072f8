import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Heading'),
  left: part.richText('Left column', '<p>Text</p>'),
  right: part.richText('Right column', '<p>Text</p>'),
});

export type TextTwoColumnsState = StateOf<typeof parts>;
