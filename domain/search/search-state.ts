import type { Bounds } from './bounds.ts';
import type { Filters } from './filters.ts';
import type { LatLon } from './polyline.ts';
import { DEFAULT_SORT, type Sort } from './sorts.ts';

/** A location in the path of a URL. */
export type PathGeo =
  | { kind: 'all-areas' }
  /** A place of Who's On First. */
  | { kind: 'place'; id: string }
  /** Two or more of them, at most `PLACES_MAX`, searched together. */
  | { kind: 'places'; ids: string[] }
  /** A custom area of the places service. */
  | { kind: 'shape'; index: string; id: string; type?: string; path?: string };

/** The location of a search. `all-areas` is chosen by the visitor; null is the site's default. */
export type Geo =
  | PathGeo
  /** A point and its surroundings. */
  | { kind: 'point'; lat: number; lon: number }
  /** A drawn area. `from` was searched before it was drawn, and is again without it; it does not narrow the search. */
  | { kind: 'area'; corners: LatLon[]; from?: PathGeo };

/** A part of a URL that could not be parsed and was left out. */
export type SearchProblem = {
  part: 'filters' | 'area' | 'point' | 'box' | 'ids' | 'sort' | 'page' | 'path';
  text: string;
};

/** The parsed search URL. */
export type SearchState = {
  /** Slug of the preconfigured search at /search/p/{slug}, which defines its own filters and location. */
  preconfigured?: string;
  /** Id of the saved search at /search/s/{id}, which defines its own filters and location. */
  savedSearch?: string;
  /** A basket: exactly these listings, in this order. */
  ids?: string[];
  /** Typed text without a chosen place; `geo` is ignored until the text is resolved. */
  text?: string;
  filters: Filters;
  geo: Geo | null;
  /** The visitor's choice; null is the default (`orderOf`). */
  sort: Sort | null;
  /** From one. */
  page: number;
  /** The visible map, when the visitor searches as the map moves. */
  bounds?: Bounds;
  /** The map is shown instead of the list. */
  map?: boolean;
  /** Present only when something could not be parsed. */
  problems?: SearchProblem[];
};

export const EMPTY_SEARCH: Readonly<SearchState> = { filters: {}, geo: null, sort: null, page: 1 };

/** The effective order: the visitor's, else that of the filters; of open houses the next first; else the site's. */
export function orderOf(
  { sort, filters }: Pick<SearchState, 'sort' | 'filters'>,
  siteSort: Sort = DEFAULT_SORT,
): Sort {
  const isOfOpenHouses = filters.openHouses || filters.openHouseDay !== undefined;

  return sort ?? filters.sort ?? (isOfOpenHouses ? 'OPEN_HOUSE' : siteSort);
}

/** Longer than any place or address. */
export const SEARCH_TEXT_MAX = 200;

/** Larger baskets are truncated. */
export const BASKET_MAX_IDS = 100;

/** The index of shapes with the places of Who's On First. */
export const PLACES_INDEX = 'whosonfirst';

/** Place ids are numeric. */
export function isPlaceId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/** More places are not searched together. */
export const PLACES_MAX = 5;

/** The location of a search of some places: all areas without any. Repeated ones and those beyond the maximum are left out. */
export function placesGeo(ids: readonly string[]): PathGeo {
  const [first, ...others] = [...new Set(ids)].slice(0, PLACES_MAX);
  if (first === undefined) return { kind: 'all-areas' };

  return others.length === 0 ? { kind: 'place', id: first } : { kind: 'places', ids: [first, ...others] };
}

/** The ids of the places of Who's On First that a location names. */
export function placeIdsOf(geo: Geo | null): string[] {
  if (geo?.kind === 'places') return geo.ids;
  return geo?.kind === 'place' ? [geo.id] : [];
}

/** Ids are joined by `|` in a search call. */
export function isId(text: string): boolean {
  return text !== '' && !text.includes('|');
}
