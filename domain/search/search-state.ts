import type { Bounds } from './bounds.ts';
import type { Filters } from './filters.ts';
import type { LatLon } from './polyline.ts';
import { DEFAULT_SORT, type Sort } from './sorts.ts';

/** Where a search looks. `all-areas` is the visitor's choice of no place; null leaves the place to the site. */
export type Geo =
  | { kind: 'all-areas' }
  /** A place of Who's On First. */
  | { kind: 'place'; id: string }
  /** A point and what is around it. */
  | { kind: 'point'; lat: number; lon: number }
  /** A drawn area. */
  | { kind: 'area'; corners: LatLon[] }
  /** A custom area that the places service knows. */
  | { kind: 'shape'; index: string; id: string; type?: string; path?: string };

/** What of an address could not be read and was left out. */
export type SearchProblem = {
  part: 'filters' | 'area' | 'point' | 'box' | 'ids' | 'sort' | 'page' | 'path';
  text: string;
};

/** Everything a search address says. */
export type SearchState = {
  /** Slug of the preconfigured search at /search/p/{slug}; it brings its own filters and place. */
  preconfigured?: string;
  /** Id of the saved search at /search/s/{id}; it brings its own filters and place. */
  savedSearch?: string;
  /** A basket: exactly these listings, in this order. */
  ids?: string[];
  /** What a visitor typed without choosing a place; `geo` does not count until it is known what it means. */
  text?: string;
  filters: Filters;
  geo: Geo | null;
  /** The visitor's choice; null leaves the order to the filters, then to the site (`orderOf`). */
  sort: Sort | null;
  /** From one. */
  page: number;
  /** What the map shows, when the visitor searches as the map moves. */
  bounds?: Bounds;
  /** The map is shown instead of the list. */
  map?: boolean;
  /** Present only when something could not be read. */
  problems?: SearchProblem[];
};

export const EMPTY_SEARCH: Readonly<SearchState> = { filters: {}, geo: null, sort: null, page: 1 };

/** The order a search is answered in: the visitor's, else the one its filters come with, else that of the site. */
export function orderOf(
  { sort, filters }: Pick<SearchState, 'sort' | 'filters'>,
  siteSort: Sort = DEFAULT_SORT,
): Sort {
  return sort ?? filters.sort ?? siteSort;
}

/** A longer text names no place, and no address. */
export const SEARCH_TEXT_MAX = 200;

/** A basket of more listings is cut. */
export const BASKET_MAX_IDS = 100;

/** The index of shapes that holds the places of Who's On First. */
export const PLACES_INDEX = 'whosonfirst';

/** Places have numbers. */
export function isPlaceId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/** Ids are joined by `|` in a search call. */
export function isId(text: string): boolean {
  return text !== '' && !text.includes('|');
}
