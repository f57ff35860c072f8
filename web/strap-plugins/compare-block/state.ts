import type { HeadingPart, IconPart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type ComparedBlock = { icon: IconPart; title: HeadingPart; text: TextPart; buttonList: LinkPart[] };

export type CompareBlockState = { title: HeadingPart; items: ComparedBlock[] };

export const newItem: ComparedBlock = {
  icon: { name: '' },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  buttonList: [],
};

export const defaultState: CompareBlockState = {
  title: { html: 'Compare', size: 'h2' },
  items: [
    { ...newItem, title: { html: 'Buying', size: 'h3' } },
    { ...newItem, title: { html: 'Renting', size: 'h3' } },
  ],
};
