import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

const SLIDE = defineParts({ html: part.html('Markup', '<h2>Another slide</h2>') });
export type HtmlSlide = StateOf<typeof SLIDE>;

export const slide = (markup: string): HtmlSlide => initialState({ html: part.html(null, markup) });

export const parts = defineParts({
  ...heroParts(),
  items: part.list('Slides', 'Slide', SLIDE, [slide('<h1>One</h1>'), slide('<h1>Two</h1>')]),
  interval: part.sliderInterval('Seconds between two slides'),
  style: part.sliderStyle('Way of changing', 'slide'),
});

export type HeroHtmlSliderState = StateOf<typeof parts>;

export const defaultState: HeroHtmlSliderState = initialState(parts);
