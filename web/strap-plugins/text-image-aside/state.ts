import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';

export const SIDES = ['left', 'right'] as const;

export type TextImageAsideState = {
  title: HeadingPart;
  text: TextPart;
  image: ImagePart;
  /** Where the image stands on a wide screen; on a narrow one it stands above the text. */
  side: (typeof SIDES)[number];
  buttonList: LinkPart[];
};

export const defaultState: TextImageAsideState = {
  title: { html: 'Heading', size: 'h2' },
  text: { html: '<p>Text</p>' },
  image: { imageUrl: '' },
  side: 'right',
  buttonList: [],
};
