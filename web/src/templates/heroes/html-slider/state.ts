import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import type { SliderStyle } from '#domain/page/page.ts';
import type { HtmlPart } from '#domain/page/parts.ts';

export type HtmlSlide = { html: HtmlPart };

/** `interval` in seconds. */
export type HeroHtmlSliderState = HeroState & { items: HtmlSlide[]; interval: number; style: SliderStyle };

export const slide = (html: string): HtmlSlide => ({
  html: { html: encodeURIComponent(html), display: 'block', className: '', disablePostscribe: false },
});

export const defaultState: HeroHtmlSliderState = {
  ...DEFAULT_HERO_STATE,
  items: [slide('<h1>One</h1>'), slide('<h1>Two</h1>')],
  interval: 4,
  style: 'slide',
};
