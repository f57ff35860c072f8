import type { SearchCountQuery } from '#web/src/search/filters/search-count.generated.ts';
import { defaultState, type HeroFilterSearchState } from './parts.ts';

export const fixtures: Record<string, HeroFilterSearchState> = {
  'for larger homes': {
    ...defaultState,
    title: { html: 'Room for everybody', size: 'h1' },
    beds: { min: 3, max: 8, initial: 4 },
    priceRange: { min: 0, max: 2_000_000, initialStart: 500_000, initialEnd: 1_500_000, interval: 100_000 },
    buttonText: 'Show them',
  },
};

/** The initial count of the sliders in tests and in the gallery. */
export const data: SearchCountQuery = { search: { total: 124 } };
