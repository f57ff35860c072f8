import { defaultState, type MapListingSearchState } from './state.ts';

export const fixtures: Record<string, MapListingSearchState> = {
  'as placed by the product': defaultState,
  'opening downtown': { ...defaultState, position: { lat: 53.544, lon: -113.49, zoom: 13 } },
};
