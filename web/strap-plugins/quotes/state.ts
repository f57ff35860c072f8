import type { SliderStyle } from '#domain/page/page.ts';
import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export type Quote = { text: TextPart; author: HeadingPart };

export type QuotesState = {
  items: Quote[];
  /** Seconds. */
  interval: number;
  style: SliderStyle;
};

export const newItem: Quote = { text: { html: '<p>A quote.</p>' }, author: { html: 'Name', size: 'h4' } };

export const defaultState: QuotesState = { items: [newItem], interval: 4, style: 'fade' };
