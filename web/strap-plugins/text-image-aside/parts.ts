import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Heading'),
  text: part.richText('Text', '<p>Text</p>'),
  image: part.image('Image'),
  /** Side of the image on a wide screen; on a narrow one it is above the text. */
  side: part.choice('Side of the image', { left: 'Left', right: 'Right' }, 'right'),
  layout: part.choice(
    'Layout',
    {
      even: 'Half and half',
      bleed: 'Picture to the edge of the screen',
      overlap: 'Words on a card over the picture',
    },
    'even',
  ),
  buttonList: part.links('Buttons'),
});

export type TextImageAsideState = StateOf<typeof parts>;
