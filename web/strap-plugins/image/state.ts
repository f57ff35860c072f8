import type { ImagePart, TextPart } from '#domain/page/parts.ts';

export type ImageState = { image: ImagePart; caption: TextPart };

export const defaultState: ImageState = {
  image: { imageUrl: '', href: '', altText: '', linkOut: false, width: 0, height: 0, filter: 'none' },
  caption: { html: '' },
};
