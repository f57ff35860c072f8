import { normalFilters } from './filters.ts';
import type { Geo, SearchState } from './search-state.ts';

export type Robots = 'index,follow' | 'noindex,follow';

/** Locations that visitors compose. */
const OWN_KINDS: readonly (Geo['kind'] | undefined)[] = ['point', 'area', 'places'];

/**
 * Search engines may index prepared searches and places, with one property type at most. Everything that a visitor
 * makes up (other filters, several types or places, a text, a point, a drawn area, a basket, a map view) they only follow.
 */
export function searchRobots(state: SearchState): Robots {
  if (state.preconfigured) return 'index,follow';

  const { propertyTypes = [], ...others } = normalFilters(state.filters);
  const isOwn = OWN_KINDS.includes(state.geo?.kind);
  const isListed = Boolean(state.savedSearch || state.ids || state.bounds || state.text);
  const isNarrow = propertyTypes.length > 1 || Object.keys(others).length > 0;

  return isOwn || isListed || isNarrow ? 'noindex,follow' : 'index,follow';
}
