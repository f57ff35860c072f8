import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type AboutState = {
  title: HeadingPart;
  text: TextPart;
  image: ImagePart;
  buttonList: LinkPart[];
};

export const defaultState: AboutState = {
  title: { html: 'About Us', size: 'h2' },
  text: { html: '<p>Tell visitors about yourself.</p>' },
  image: { imageUrl: '', filter: 'none' },
  buttonList: [],
};
