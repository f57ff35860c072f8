import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** Where the map opens; null is where the site's map opens. */
  position: part.mapPosition('Where the map opens'),
  /** The filters that stand in the bar at once; the advanced search adds the others. */
  panels: part.filters('Filters shown at once', ['propertyTypes', 'bedrooms', 'budget']),
});

export type MapListingSearchState = StateOf<typeof parts>;

export const defaultState: MapListingSearchState = initialState(parts);
