import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** `htmlMeta`, where a search has it, stays as it is stored. */
const PREPARED = defineParts({
  name: part.text('Name', 'New search'),
  slug: part.text('Address after /search/p/', 'new-search'),
  url: part.address('Address of the search it stands for', '/search'),
});

export const parts = defineParts({
  /** The heading of the search without criteria; without text it names the place that is searched. */
  title: part.heading('Heading', '', 'h1'),
  /** The filters that stand in the bar at once; the advanced search adds the others. */
  panels: part.filters('Filters shown at once', ['propertyTypes', 'bedrooms', 'bathrooms', 'budget']),
  advanced: part.toggle('Open the advanced search at first', false),
  preconfiguredSearches: part.list('Prepared searches', 'Search', PREPARED),
});

export type ListingSearchState = StateOf<typeof parts>;

export const defaultState: ListingSearchState = initialState(parts);
