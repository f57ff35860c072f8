export type MapListingSearchState = {
  /** Where the map opens; null is where the site's map opens. */
  position: { lat: number; lon: number; zoom: number } | null;
  /** The filters that stand in the bar at once; the advanced search adds the others. */
  panels: string[];
};

export const defaultState: MapListingSearchState = {
  position: null,
  panels: ['propertyTypes', 'bedrooms', 'budget'],
};
