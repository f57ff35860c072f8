import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Heading'),
  text: part.richText('Text', '<p>Text</p>'),
  image: part.image('Image'),
  /** Where the image stands on a wide screen; on a narrow one it stands above the text. */
  side: part.choice('Side of the image', { left: 'Left', right: 'Right' }, 'right'),
  buttonList: part.links('Buttons'),
});

export type TextImageAsideState = StateOf<typeof parts>;
