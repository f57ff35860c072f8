import type { CameraOptions, FitBoundsOptions, LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { boundsOf, type MapPosition } from './map-position.ts';

export const MAX_ZOOM = 19;
/** Padding around fitted bounds: zoom buttons at the right, attribution at the bottom. */
const ROOM = { top: 32, right: 64, bottom: 40, left: 32 };
const FIT = { padding: ROOM, maxZoom: 17 };

/** How the map moves by itself: not at all for visitors who want less motion. */
export type MapAnimation = { animate: boolean; duration: number };

/** Moves what a map shows. */
export function mapCamera(map: MapLibreMap, container: HTMLElement, animation: MapAnimation) {
  return {
    moveTo(position: MapPosition): void {
      if ('bounds' in position)
        map.fitBounds(corners(position.bounds), { ...fitting(position), ...animation });
      else map.easeTo({ center: [position.lon, position.lat], zoom: position.zoom, ...animation });
    },
    zoomInto(bounds: Bounds): void {
      const fit = map.cameraForBounds(corners(bounds), { ...FIT, maxZoom: MAX_ZOOM });
      const zoom = Math.min(MAX_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + 1));
      map.easeTo({ center: fit?.center ?? map.getCenter(), zoom, ...animation });
    },
    zoom(direction: 'in' | 'out', press: Event): void {
      const by = { originalEvent: press };
      if (direction === 'in') map.zoomIn(animation, by);
      else map.zoomOut(animation, by);
    },
    /** Makes every corner of an edited area reachable; moves the map only if one is not. */
    showWhole(area: readonly LatLon[]): void {
      map.resize();
      const bounds = boundsOf(area);
      const { clientWidth, clientHeight } = container;
      const isReached = area.every(({ lat, lon }) => {
        const { x, y } = map.project([lon, lat]);
        return (
          x >= ROOM.left && y >= ROOM.top && x <= clientWidth - ROOM.right && y <= clientHeight - ROOM.bottom
        );
      });
      if (bounds && !isReached) map.fitBounds(corners(bounds), { ...FIT, animate: false });
    },
  };
}

/** Options of a map that starts at a position. */
export function startCamera(
  position: MapPosition,
): CameraOptions | { bounds: LngLatBoundsLike; fitBoundsOptions: FitBoundsOptions } {
  if ('bounds' in position) return { bounds: corners(position.bounds), fitBoundsOptions: fitting(position) };
  return { center: [position.lon, position.lat], zoom: position.zoom };
}

export function shownBounds(map: MapLibreMap): Bounds {
  const box = map.getBounds();
  return { north: box.getNorth(), south: box.getSouth(), east: box.getEast(), west: box.getWest() };
}

function fitting({ isExact = false }: { isExact?: boolean }) {
  return isExact ? { padding: 0, maxZoom: MAX_ZOOM } : FIT;
}

function corners({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
