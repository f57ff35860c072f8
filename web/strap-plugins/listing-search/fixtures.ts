import { testSearchScreen } from '#web/src/search/test-search-screen.ts';
import { defaultState, type ListingSearchState } from './parts.ts';

export const fixtures: Record<string, ListingSearchState> = {
  'as placed by the product': defaultState,
  'with a heading and prepared searches': {
    title: { html: 'Homes by the river', size: 'h1' },
    panels: ['propertyTypes', 'bedrooms', 'budget', 'constructionAge'],
    advanced: true,
    preconfiguredSearches: [
      { slug: 'river-condos', name: 'Condos by the river', url: '/search/geo/wof/890458485/condos' },
    ],
  },
};

/** Data of the query for rendering the fixtures. */
export const data = testSearchScreen();
