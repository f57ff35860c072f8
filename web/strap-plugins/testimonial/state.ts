import type { HeadingPart, ImagePart, TextPart } from '#domain/page/parts.ts';

export type TestimonialState = { text: TextPart; name: HeadingPart; image: ImagePart };

export const defaultState: TestimonialState = {
  text: { html: '<p>They found us the perfect home.</p>' },
  name: { html: 'A happy client', size: 'h4' },
  image: { imageUrl: '' },
};
