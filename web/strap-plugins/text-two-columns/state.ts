import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type TextTwoColumnsState = { title: HeadingPart; left: TextPart; right: TextPart };

export const defaultState: TextTwoColumnsState = {
  title: { html: 'Heading', size: 'h2' },
  left: { html: '<p>Text</p>' },
  right: { html: '<p>Text</p>' },
};
