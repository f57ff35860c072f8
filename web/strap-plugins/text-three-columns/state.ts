import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type TextThreeColumnsState = { title: HeadingPart; left: TextPart; middle: TextPart; right: TextPart };

export const defaultState: TextThreeColumnsState = {
  title: { html: 'Heading', size: 'h2' },
  left: { html: '<p>Text</p>' },
  middle: { html: '<p>Text</p>' },
  right: { html: '<p>Text</p>' },
};
