import type { HtmlPart } from '#domain/page/parts.ts';

export type HtmlFullWidthState = { html: HtmlPart };

export const defaultState: HtmlFullWidthState = {
  html: { html: '', display: 'block', className: '', disablePostscribe: false },
};
