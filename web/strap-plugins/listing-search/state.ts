import type { HeadingPart } from '#domain/page/parts.ts';
import type { PreparedSearch } from '#domain/search/search-config.ts';

export type ListingSearchState = {
  /** The heading of the search without criteria; without text it names the place that is searched. */
  title: HeadingPart;
  /** The filters that stand in the bar at once; the advanced search adds the others. */
  panels: string[];
  /** The advanced search is open at first. */
  advanced: boolean;
  preconfiguredSearches: PreparedSearch[];
};

export const defaultState: ListingSearchState = {
  title: { html: '', size: 'h1' },
  panels: ['propertyTypes', 'bedrooms', 'bathrooms', 'budget'],
  advanced: false,
  preconfiguredSearches: [],
};
