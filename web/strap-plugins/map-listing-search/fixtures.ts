import { testSearchScreen } from '#web/src/search/test-search-screen.ts';
import { defaultState, type MapListingSearchState } from './parts.ts';

export const fixtures: Record<string, MapListingSearchState> = {
  'as placed by the product': defaultState,
  'opening downtown': { ...defaultState, position: { lat: 53.544, lon: -113.49, zoom: 13 } },
};

/** Data of the query for rendering the fixtures. */
export const data = testSearchScreen();
