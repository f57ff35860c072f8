import { inputOptions } from '#domain/search/input-options.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { withoutFields } from '#domain/search/raw-terms.ts';
import { type PreparedSearch, type SearchSetup, searchConfig } from '#domain/search/search-config.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { Sort } from '#domain/search/sorts.ts';
import { isOfListings } from '#domain/search/street/street.ts';
import type { Space } from '#domain/site/website.ts';
import { readSearch } from './read-search.ts';
import { alternativesOf } from './results/criteria.ts';

export type SearchRequest = {
  search: SearchInput;
  sort: Sort;
  page: number;
  size: number;
  placeId: string;
  hasPlace: boolean;
  /** Several places that are searched together. */
  placeIds?: string[];
  hasPlaces?: true;
  /** Homes of a comparison are loaded with all facts that it shows. */
  isCompared?: true;
  /** Of a search by monthly fees: each card shows the home's. */
  hasFees?: true;
  /** For a text without a matching place or listing: queries similar names. */
  isUnknown?: true;
  text?: string;
  near?: LatLon;
  focusDistance?: number;
  /** All homes of a postal code or a street: the map shows where they are, whatever page is listed. */
  around?: SearchInput;
  hasAround?: true;
  /** The site's place: where the map of all areas begins. */
  siteAreaId?: string;
  hasSiteArea?: true;
  /** Searches that are counted where this one finds nothing. */
  alternatives?: SearchInput[];
};

/** Variables of the search screen's query for a URL; null if there is nothing to query. */
export function searchRequest(url: string, space: Space, setup: SearchSetup = {}): SearchRequest | null {
  const requested = readSearch(url);
  if (requested.savedSearch) return null;

  const state = resolvePrepared(requested, setup.preconfiguredSearches ?? []);
  const { geo } = state;
  const options = inputOptions(space, setup);
  const placeId = placeOf(state, options.defaultPlaceId);
  const { lat, lon } = space.mapDefault;
  const { resultsPerPage, autocomplete } = searchConfig(space, setup);
  const alternatives = alternativesOf(state).map(({ next }) => toSearchInput(next, options).search);

  return {
    ...toSearchInput(state, options),
    size: resultsPerPage,
    placeId: placeId ?? '',
    hasPlace: placeId !== null,
    ...(geo?.kind === 'places' && { placeIds: geo.ids, hasPlaces: true as const }),
    ...(state.ids && { isCompared: true as const }),
    ...(state.filters.monthlyFee !== undefined && { hasFees: true as const }),
    ...(state.text && {
      isUnknown: true as const,
      text: state.text,
      near: { lat, lon },
      focusDistance: autocomplete.focusDistance,
    }),
    ...(geo?.kind === 'shape' &&
      isOfListings(geo.index) && {
        around: { geo: { shape: { index: geo.index, id: geo.id } } },
        hasAround: true as const,
      }),
    ...(geo?.kind === 'all-areas' &&
      options.defaultPlaceId && { siteAreaId: options.defaultPlaceId, hasSiteArea: true as const }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}

/** The search of a URL without the terms the source could not apply. */
export function searchedState(
  requested: SearchState,
  prepared: readonly PreparedSearch[],
  leftOutFields: readonly string[] = [],
): SearchState {
  const state = resolvePrepared(requested, prepared);

  return leftOutFields.length > 0
    ? { ...state, filters: withoutFields(state.filters, leftOutFields) }
    : state;
}

/** The criteria of a preconfigured search, with the visitor's own sort and page. */
export function resolvePrepared(state: SearchState, prepared: readonly PreparedSearch[]): SearchState {
  const found = prepared.find(({ slug }) => slug === state.preconfigured);
  if (!found) return state;
  const { filters, geo, sort } = readSearch(found.url);

  return { ...state, filters, geo, sort: state.sort ?? sort };
}

/** The place that is searched: that of the URL, else the site's. Null for areas without a place, and for a basket. */
export function placeOf({ geo, ids }: SearchState, defaultPlaceId: string | undefined): string | null {
  if (geo) return geo.kind === 'place' ? geo.id : null;
  return ids ? null : (defaultPlaceId ?? null);
}
