import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';

/** How many are shown. */
export const STARTS_MAX = 3;

/** The property types of the search panel, each a link to a search. */
export const STARTS = PANEL_PROPERTY_TYPES.map((type) => ({
  type,
  href: searchPath({ ...EMPTY_SEARCH, filters: { propertyTypes: [type.value] } }),
}));
