import type { CameraOptions, FitBoundsOptions, LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { boundsOf, type MapPosition } from './map-position.ts';

export const MAX_ZOOM = 19;
/** Marks overlays of the map, which homes and cards must not lie under. */
export const OVER_MAP = 'data-over-map';
/** Padding around fitted bounds: half a label at the sides, a label above its place, attribution at the bottom. */
const ROOM = { top: 56, right: 64, bottom: 40, left: 52 };
const FIT = { padding: ROOM, maxZoom: 17 };
/** At least so much closer is a pressed group, even if its homes fill the map. */
const CLOSER = 0.25;

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
      const padding = clearOf(container);
      const fit = map.cameraForBounds(corners(bounds), { padding, maxZoom: MAX_ZOOM });
      const zoom = Math.min(MAX_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + CLOSER));
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

/** The padding with what lies over the map at its top and bottom, such as the buttons of a phone. */
function clearOf(container: HTMLElement): typeof ROOM {
  const { top, bottom, height } = container.getBoundingClientRect();
  const [first, last] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  let [above, below] = [first - top, bottom - last];
  for (const over of document.querySelectorAll(`[${OVER_MAP}]`)) {
    const side = over.getBoundingClientRect();
    if (side.height === 0 || side.bottom <= first || side.top >= last) continue;
    if (side.bottom < (first + last) / 2) above = Math.max(above, side.bottom - top);
    else if (side.top > (first + last) / 2) below = Math.max(below, bottom - side.top);
  }
  const most = height / 3;

  return { ...ROOM, top: Math.min(ROOM.top + above, most), bottom: Math.min(ROOM.bottom + below, most) };
}

function fitting({ isExact = false }: { isExact?: boolean }) {
  return isExact ? { padding: 0, maxZoom: MAX_ZOOM } : FIT;
}

function corners({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
