import type { HeadingPart, LinkPart, TextPart } from '#domain/page/parts.ts';

/** What a page stores for one of these. A `type`, so that it has an index signature; every member has a default. */
export type TextState = {
  title: HeadingPart;
  text: TextPart;
  buttonList: LinkPart[];
};

export const defaultState: TextState = {
  title: { html: 'Heading', size: 'h2' },
  text: { html: '<p>Text</p>' },
  buttonList: [],
};
