import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** `htmlMeta` of a search is preserved as stored. */
const PREPARED = defineParts({
  name: part.text('Name', 'New search'),
  slug: part.text('Address after /search/p/', 'new-search'),
  url: part.url('Address of the search it stands for', '/search'),
});

export const parts = defineParts({
  /** The heading of a search without criteria; defaults to the name of the place. */
  title: part.heading('Heading', '', 'h1'),
  /** Filters in the basic bar; the advanced search adds the others. */
  panels: part.filters('Filters shown at once', ['propertyTypes', 'bedrooms', 'bathrooms', 'budget']),
  advanced: part.toggle('Open the advanced search at first', false),
  preconfiguredSearches: part.list('Prepared searches', 'Search', PREPARED),
});

export type ListingSearchState = StateOf<typeof parts>;

export const defaultState: ListingSearchState = initialState(parts);
