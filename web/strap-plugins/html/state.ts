import type { HtmlPart } from '#domain/page/parts.ts';

export type HtmlState = { html: HtmlPart };

export const defaultState: HtmlState = {
  html: { html: '', display: 'block', className: '', disablePostscribe: false },
};
