import type { Bounds } from './bounds.ts';
import { type Filters, normalFilters } from './filters.ts';
import type { LatLon } from './polyline.ts';
import { type Geo, placeIdsOf, placesGeo, type SearchState } from './search-state.ts';
import { possibleSort, type Sort } from './sorts.ts';

/**
 * A visitor's changes to a search. Changing what is searched leaves a prepared search, a saved one or a
 * basket and resets the page.
 */
function changed({ text, filters, geo, sort, bounds, map }: SearchState): SearchState {
  return {
    ...(text && { text }),
    filters,
    geo,
    sort,
    page: 1,
    ...(bounds && { bounds }),
    ...(map && { map }),
  };
}

/** Sets some filters; undefined removes a filter. */
export function changeFilters(state: SearchState, filters: Partial<Filters>): SearchState {
  return { ...changed(state), filters: normalFilters({ ...state.filters, ...filters }) };
}

export function clearFilters(state: SearchState): SearchState {
  return { ...changed(state), filters: {} };
}

/** Sets the location. "Nearest" stays only where the new place has a centre; the map view is reset. */
export function setGeo(state: SearchState, geo: Geo | null, hasCentre: boolean): SearchState {
  const { bounds, text, ...rest } = changed(state);

  return { ...rest, geo, sort: possibleSort(state.sort, hasCentre) };
}

/** Searches another place together with those that are searched. */
export function addPlace(state: SearchState, id: string): SearchState {
  return setPlaces(state, [...placeIdsOf(state.geo), id]);
}

/** Searches the other places. */
export function removePlace(state: SearchState, id: string): SearchState {
  return setPlaces(
    state,
    placeIdsOf(state.geo).filter((other) => other !== id),
  );
}

/** Several places have no centre. */
export function setPlaces(state: SearchState, ids: readonly string[]): SearchState {
  const geo = placesGeo(ids);

  return setGeo(state, geo, geo.kind === 'place');
}

/** Searches for typed text, which is resolved when the URL is opened. */
export function setText(state: SearchState, text: string): SearchState {
  return { ...setGeo(state, null, true), ...(text.trim() && { text: text.trim() }) };
}

/** Searches all areas, which have no centre. */
export function clearGeo(state: SearchState): SearchState {
  return setGeo(state, { kind: 'all-areas' }, false);
}

/** Searches an area that was drawn; null searches again what was searched before it was drawn. */
export function drawArea(state: SearchState, corners: LatLon[] | null): SearchState {
  const { geo } = state;
  const from = geo?.kind === 'area' ? geo.from : geo?.kind === 'point' ? null : geo;
  if (!corners) return setGeo(state, from ?? null, true);

  return setGeo(state, { kind: 'area', corners, ...(from && { from }) }, false);
}

/** Null resets to the default order. */
export function changeSort(state: SearchState, sort: Sort | null): SearchState {
  return { ...state, sort, page: 1 };
}

export function goToPage(state: SearchState, page: number): SearchState {
  return { ...state, page: Math.max(1, page) };
}

/** Searches the visible map; undefined searches the whole place again. */
export function changeBounds(state: SearchState, bounds: Bounds | undefined): SearchState {
  const { bounds: old, text, ...rest } = state;

  return { ...rest, page: 1, ...(bounds && { bounds }) };
}
