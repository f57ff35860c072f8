import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  image: needed(
    part.image('Image', {
      ...STARTER.house,
      href: '',
      linkOut: false,
      width: 0,
      height: 0,
      filter: 'none',
    }),
  ),
  layout: part.choice('Layout', { below: 'Caption below', aside: 'Caption beside the image' }, 'below'),
  caption: part.richText('Caption'),
});

export type ImageState = StateOf<typeof parts>;
