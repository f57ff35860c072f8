import { defaultState, type HeroHtmlSliderState, slide } from './parts.ts';

export const fixtures: Record<string, HeroHtmlSliderState> = {
  'three weekends, fading': {
    ...defaultState,
    items: [
      slide('<h1>Saturday in Strathcona</h1><p>Four open houses before the market closes.</p>'),
      slide('<h2>Sunday in Highlands</h2><p>Two foursquares under the elms.</p>'),
      slide('<h2>Next week: Windermere</h2><p><a class="button" href="/search">See them all</a></p>'),
    ],
    interval: 6,
    style: 'fade',
  },
};
