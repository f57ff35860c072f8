import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import type { HtmlPart } from '#domain/page/parts.ts';

export type HeroHtmlState = HeroState & { html: HtmlPart };

export const defaultState: HeroHtmlState = {
  ...DEFAULT_HERO_STATE,
  html: {
    html: encodeURIComponent('<h1>Welcome</h1>'),
    display: 'block',
    className: '',
    disablePostscribe: false,
  },
};
