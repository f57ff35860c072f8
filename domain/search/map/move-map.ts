import type { Bounds } from '../bounds.ts';
import { changeBounds, clearGeo } from '../search-changes.ts';
import type { SearchState } from '../search-state.ts';

/** The visitor moved the map: what it shows is searched, and the place no longer when the middle of the map has left it. */
export function moveMap(state: SearchState, shown: Bounds, place: Bounds | null): SearchState {
  const isOfPlace = !state.ids && state.geo?.kind !== 'area' && state.geo?.kind !== 'point';
  const hasLeft = isOfPlace && place !== null && !hasMiddleOf(place, shown);

  return changeBounds(hasLeft ? clearGeo(state) : state, shown);
}

function hasMiddleOf({ north, south, east, west }: Bounds, shown: Bounds): boolean {
  const lat = (shown.north + shown.south) / 2;
  const lon = (shown.east + shown.west) / 2;

  return lat <= north && lat >= south && lon <= east && lon >= west;
}
