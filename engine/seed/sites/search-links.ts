import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/search-state.ts';
import { placeNamed, type SeedPlace } from '../places/places.ts';

/** Address of the search in a place, for example a neighbourhood of the site's city. */
export function placeSearch(
  places: readonly SeedPlace[],
  name: string,
  filters: SearchState['filters'] = {},
): string {
  const { id } = placeNamed(name, places, ['neighbourhood', 'microhood', 'macrohood']);
  return searchPath({ ...EMPTY_SEARCH, geo: { kind: 'place', id: String(id) }, filters });
}

export function filterSearch(filters: SearchState['filters']): string {
  return searchPath({ ...EMPTY_SEARCH, filters });
}
