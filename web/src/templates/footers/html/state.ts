import type { HtmlPart } from '#domain/page/parts.ts';
import { DEFAULT_FOOTER_STATE, type FooterState } from '../footer-state.ts';

export type FooterHtmlState = FooterState & { html: HtmlPart };

export const defaultState: FooterHtmlState = {
  ...DEFAULT_FOOTER_STATE,
  html: { html: '', display: 'block' },
};
