import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type SpotlightState = {
  title: HeadingPart;
  text: TextPart;
  image: ImagePart;
  buttonList: LinkPart[];
};

export const defaultState: SpotlightState = {
  title: { html: 'Spotlight', size: 'h2' },
  text: { html: '' },
  image: { imageUrl: '' },
  buttonList: [{ text: 'Learn more', href: '/', type: 'link' }],
};
