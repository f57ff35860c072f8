import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** What a page stores for this strap, its defaults, and its editor fields. */
export const parts = defineParts({
  title: part.heading('Heading', 'Heading'),
  text: part.richText('Text', '<p>Text</p>'),
  layout: part.choice(
    'Layout',
    {
      stacked: 'Heading above the text',
      split: 'Heading beside the text',
      statement: 'One large statement',
      letter: 'A letter',
    },
    'stacked',
  ),
  buttonList: part.links('Buttons'),
});

export type TextState = StateOf<typeof parts>;
