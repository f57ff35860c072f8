import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** Initial position of the map; null is the site's. */
  position: part.mapPosition('Where the map opens'),
  /** Filters in the basic bar; the advanced search adds the others. */
  panels: part.filters('Filters shown at once', ['propertyTypes', 'bedrooms', 'budget']),
});

export type MapListingSearchState = StateOf<typeof parts>;

export const defaultState: MapListingSearchState = initialState(parts);
