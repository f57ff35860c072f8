import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type Geo, type SearchState } from '#domain/search/search-state.ts';
import { placeNamed, type SeedPlace } from '../places/places.ts';

/** Homes to buy, without those to rent. */
export const FOR_SALE = { transactionType: 'SALE' } as const;

/** A place of a city by its name, as a search knows it. */
export function placeGeo(places: readonly SeedPlace[], name: string): Geo {
  const { id } = placeNamed(name, places, ['neighbourhood', 'microhood', 'macrohood']);
  return { kind: 'place', id: String(id) };
}

/** Path of the search in a place, for example a neighbourhood of the site's city. */
export function placeSearch(
  places: readonly SeedPlace[],
  name: string,
  filters: SearchState['filters'] = {},
): string {
  return searchPath({ ...EMPTY_SEARCH, geo: placeGeo(places, name), filters });
}

export function filterSearch(filters: SearchState['filters']): string {
  return searchPath({ ...EMPTY_SEARCH, filters });
}
