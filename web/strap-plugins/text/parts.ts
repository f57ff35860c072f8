import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** What a page stores for this strap, its defaults, and its editor fields. */
export const parts = defineParts({
  title: part.heading('Heading', 'Heading'),
  text: part.richText('Text', '<p>Text</p>'),
  buttonList: part.links('Buttons'),
});

export type TextState = StateOf<typeof parts>;
