import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { boundsOf, type MapPosition } from './map-position.ts';

export const MAX_ZOOM = 19;
/** Marks overlays of the map, which homes and cards must not lie under. */
export const OVER_MAP = 'data-over-map';
/** Padding around fitted bounds: half a label at the sides, a label above its place, attribution at the bottom. */
const ROOM = { top: 56, right: 64, bottom: 40, left: 52 };
/** The padding of a narrow map at its sides, and beside a column of buttons there. */
const NARROW = { side: 40, column: 16 };
const NARROW_PX = 480;
/** Half of what shows a home or a group of them, beside a column of buttons. */
const HALF_MARKER = 32;
const FIT_ZOOM = 17;
/** A map of which more is below the fold is one that the visitor scrolls to: it is fitted as a whole. */
const MOST_BELOW_FOLD = 1 / 3;
/** How far below the zoom that shows homes a place may be. */
const TOO_LARGE = 1.5;
/** At least so much closer is a pressed group, even if its homes fill the map. */
const CLOSER = 0.25;

/** How the map moves by itself: not at all for visitors who want less motion. */
export type MapAnimation = { animate: boolean; duration: number };

/** Moves what a map shows. */
export function mapCamera(
  map: MapLibreMap,
  container: HTMLElement,
  animation: MapAnimation,
  leastZoom: number,
) {
  /** Where a map that is not shown moves once it is. */
  let waiting: MapPosition | null = null;

  function moveTo(position: MapPosition): void {
    const { height } = container.getBoundingClientRect();
    waiting = height === 0 ? position : null;
    if (waiting) return;
    // Just shown again, it still has the size of a map that is not.
    if (map.getCanvas().getBoundingClientRect().height !== height) map.resize();
    showPosition(map, container, { position, leastZoom, animation });
  }

  map.on('resize', () => waiting && moveTo(waiting));

  return {
    moveTo,
    zoomInto(bounds: Bounds): void {
      const { bottom } = container.getBoundingClientRect();
      const padding = clearOf(container, Math.min(bottom, window.innerHeight));
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
      const room = roomIn(container);
      const isReached = area.every(({ lat, lon }) => {
        const { x, y } = map.project([lon, lat]);
        return (
          x >= room.left && y >= room.top && x <= clientWidth - room.right && y <= clientHeight - room.bottom
        );
      });
      if (bounds && !isReached)
        map.fitBounds(corners(bounds), { padding: room, maxZoom: FIT_ZOOM, animate: false });
    },
  };
}

type Shown = {
  position: MapPosition;
  /** The farthest zoom that shows homes. */
  leastZoom: number;
  animation: MapAnimation;
};

/** Moves a map to a position; bounds into the part that the page shows, as the header moves the rest below the fold. */
export function showPosition(
  map: MapLibreMap,
  container: HTMLElement,
  { position, leastZoom, animation }: Shown,
): void {
  if (!('bounds' in position)) {
    const { lon, lat, zoom } = position;
    map.easeTo({ center: [lon, lat], zoom, ...animation });
  } else if (position.isExact)
    map.fitBounds(corners(position.bounds), { padding: 0, maxZoom: MAX_ZOOM, ...animation });
  else {
    const padding = roomIn(container);
    const fit = map.cameraForBounds(corners(position.bounds), { padding, maxZoom: FIT_ZOOM });
    map.easeTo({ ...fit, zoom: withHomes(fit?.zoom ?? map.getZoom(), leastZoom), ...animation });
  }
}

/** Of a city that is a little too large the map shows the middle, with homes, and not all of it without any. */
function withHomes(zoom: number, leastZoom: number): number {
  return zoom > leastZoom - TOO_LARGE && zoom < leastZoom ? leastZoom : zoom;
}

export function shownBounds(map: MapLibreMap): Bounds {
  const box = map.getBounds();
  return { north: box.getNorth(), south: box.getSouth(), east: box.getEast(), west: box.getWest() };
}

/** The padding with what lies over the map: rows at its top and bottom, columns at its sides; and with what is below its last pixel. */
function clearOf(container: HTMLElement, last: number): typeof ROOM {
  const { top, right, bottom, left, width, height } = container.getBoundingClientRect();
  const first = Math.max(top, 0);
  let [above, below, before, after] = [first - top, bottom - last, 0, 0];
  for (const over of document.querySelectorAll(`[${OVER_MAP}]`)) {
    const side = over.getBoundingClientRect();
    if (side.height === 0 || side.bottom <= first || side.top >= last) continue;
    if (side.height > side.width) {
      if (side.left > (left + right) / 2) after = Math.max(after, right - side.left);
      else before = Math.max(before, side.right - left);
    } else if (side.bottom < (first + last) / 2) above = Math.max(above, side.bottom - top);
    else if (side.top > (first + last) / 2) below = Math.max(below, bottom - side.top);
  }
  const most = height / 3;
  const isNarrow = width < NARROW_PX;
  const sides = isNarrow ? { left: NARROW.side, right: NARROW.side } : ROOM;
  const beside = (column: number) => Math.min(column + (isNarrow ? NARROW.column : HALF_MARKER), width / 3);

  return {
    top: Math.min(ROOM.top + above, most),
    right: Math.max(sides.right, beside(after)),
    bottom: Math.min(ROOM.bottom + below, most),
    left: Math.max(sides.left, beside(before)),
  };
}

/** The padding with what lies over the map, and its part below the fold. */
function roomIn(container: HTMLElement): typeof ROOM {
  return clearOf(container, container.getBoundingClientRect().bottom - belowFold(container));
}

/** How much of the map's end the page does not show before it is scrolled. */
function belowFold(container: HTMLElement): number {
  const { bottom, height } = container.getBoundingClientRect();
  // The page ends above a bar at the bottom of the screen.
  const bar = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
  const below = Math.max(0, bottom - (window.innerHeight - bar));

  return below > height * MOST_BELOW_FOLD ? 0 : below;
}

function corners({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
