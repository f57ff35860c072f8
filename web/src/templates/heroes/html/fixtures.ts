import { defaultState, type HeroHtmlState } from './parts.ts';

export const fixtures: Record<string, HeroHtmlState> = {
  'two lines and a link': {
    ...defaultState,
    html: {
      html: encodeURIComponent(
        '<h1>Sunday, 2 to 4</h1><p>Six open houses within one walk.</p><p><a class="button" href="/search">See the map</a></p>',
      ),
      display: 'block',
    },
  },
};
