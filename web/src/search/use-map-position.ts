import { useRef } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { encodeBounds } from '#domain/search/url/encode-bounds.ts';
import { boundsOf, type MapPosition } from '../map/map-position.ts';

const POINT_ZOOM = 13;

type Result = {
  position: MapPosition;
  /** The visitor moved the map there, so it is there already. */
  hasMovedTo: (bounds: Bounds) => void;
};

/** Position of the search map: follows the URL, except where the URL follows the map. */
export function useMapPosition(state: SearchState, placeBounds: Bounds | null, start: MapPosition): Result {
  const own = useRef<string | null>(null);
  const last = useRef<MapPosition | null>(null);
  const isOwn = state.bounds !== undefined && encodeBounds(state.bounds) === own.current;

  if (!isOwn || !last.current) last.current = positionOf(state, placeBounds, start);

  return {
    position: last.current,
    hasMovedTo: (bounds) => {
      own.current = encodeBounds(bounds);
    },
  };
}

/** The bounds of the URL, else its place, postal code, point or basket, else the site's position. */
export function positionOf(
  { bounds, geo, ids }: SearchState,
  placeBounds: Bounds | null,
  start: MapPosition,
): MapPosition {
  if (bounds) return { bounds, isExact: true };
  if (geo?.kind === 'point') return { lat: geo.lat, lon: geo.lon, zoom: POINT_ZOOM };
  const corners = geo?.kind === 'area' ? boundsOf(geo.corners) : null;
  if (corners) return { bounds: corners };
  const isOfPlace = ids || geo?.kind === 'place' || geo?.kind === 'places' || geo?.kind === 'shape';
  return isOfPlace && placeBounds ? { bounds: placeBounds } : start;
}
