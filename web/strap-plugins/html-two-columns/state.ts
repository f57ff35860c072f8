import type { HtmlPart } from '#domain/page/parts.ts';

export type HtmlTwoColumnsState = { left: HtmlPart; right: HtmlPart };

export const defaultState: HtmlTwoColumnsState = {
  left: { html: '', display: 'block', className: '', disablePostscribe: false },
  right: { html: '', display: 'block', className: '', disablePostscribe: false },
};
