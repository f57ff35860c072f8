import { AttributionControl, Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { AreaDrawing, AreaDrawingOptions } from './area/area-drawing.ts';
import { areaOutline } from './area/area-outline.ts';
import { loadStyle } from './base/load-style.ts';
import { drawShields } from './base/road-shield.ts';
import { searchedPlace } from './base/searched-place.ts';
import { copyDrawn } from './copy-drawn.ts';
import type { MapMarker } from './map-markers.ts';
import { nearbyName } from './nearby/nearby-kind.ts';
import { nearbyOverlay } from './nearby/nearby-overlay.ts';
import { boundsOf, type MapPosition } from './map-position.ts';
import { markerLayer, type Projection } from './marker-layer.ts';
import { moveIntoView, type Sides } from './move-into-view.ts';

/** Padding around fitted bounds: zoom buttons at the right, attribution at the bottom. */
const ROOM = { top: 32, right: 64, bottom: 40, left: 32 };
const FIT = { padding: ROOM, maxZoom: 17 };
const MAX_ZOOM = 19;
/** Marks overlays of the map, which cards must not overlap. */
const OVER_MAP = 'data-over-map';

export type MapEvents = {
  /** The visitor started to move the map. */
  onStart: () => void;
  /** The map came to rest; `byUser` if the visitor moved it. */
  onRest: (position: { bounds: Bounds; zoom: number; byUser: boolean }) => void;
  onPress: (marker: MapMarker, element: HTMLElement) => void;
  onHover: (marker: MapMarker | null) => void;
  /** The map was pressed outside of any marker. */
  onBackgroundPress: () => void;
  /** Part of the basemap failed to load. */
  onGap: () => void;
};

export type MapView = {
  show: (markers: readonly MapMarker[]) => void;
  moveTo: (position: MapPosition) => void;
  /** Zooms into an area by at least one level, as fitting a wide area may not zoom at all. */
  zoomInto: (bounds: Bounds) => void;
  /** One zoom level; passes on the visitor's press as the original event. */
  zoom: (direction: 'in' | 'out', press: Event) => void;
  /** Marks one listing with a pin; null removes it. */
  point: (home: { lat: number; lon: number } | null) => void;
  /** Highlights the markers of these listings. */
  mark: (ids: readonly string[]) => void;
  /** Shows the border of an area; null removes it. */
  outline: (corners: readonly LatLon[] | null) => void;
  /** Fills and outlines a place and dims the rest; null shows all places alike. */
  searched: (placeId: string | null) => void;
  /** Shows schools, stops and parks. */
  nearby: (kinds: readonly NearbyKind[]) => void;
  /** The name of a second map, such as a satellite's; null if there is none. */
  secondMap: string | null;
  /** Shows the second map or the first; false if it could not be loaded. */
  showSecond: (isShown: boolean) => Promise<boolean>;
  /** Starts drawing or editing an area; loads the code on first use. */
  draw: (options: AreaDrawingOptions) => Promise<AreaDrawing>;
  /** The visible bounds. */
  bounds: () => Bounds;
  /** Anchors an element to a place on the map. */
  anchor: (element: HTMLElement, home: Place, room: MarkerRoom) => () => void;
  /** Pans until the marker of a place is visible. */
  reveal: (home: Place) => void;
  /** Copies what is drawn into a canvas, now and whenever the map has changed. */
  copyTo: (canvas: HTMLCanvasElement, onCopied: () => void) => void;
  resize: () => void;
  remove: () => void;
};

type Place = { lat: number; lon: number };
/** Pixels that a marker takes above and below its place: a card keeps clear of it. */
export type MarkerRoom = { above: number; below: number };

/** The map itself, without React. MapLibre is loaded with this module, only where a map is shown. */
export async function createMapView(
  container: HTMLElement,
  options: {
    position: MapPosition;
    styleUrl: string | null;
    isStill: boolean;
    label: string;
    /** Zoom buttons over the map, for pages without a toolbar. */
    hasZoom: boolean;
  },
  events: MapEvents,
): Promise<MapView> {
  setWorkerUrl(workerUrl);
  const { style, outlines, second } = await loadStyle(container, options.styleUrl);
  const map = new MapLibreMap({
    container,
    style,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    maxZoom: MAX_ZOOM,
    // Bounds must have their edges within one world.
    renderWorldCopies: false,
    fadeDuration: options.isStill ? 0 : 200,
    ...camera(options.position),
  });
  const animate = { animate: !options.isStill, duration: 400 };
  const markers = markerLayer(projectionOf(map), events);
  let pin: Marker | null = null;
  let isByWheel = false;

  const searched = searchedPlace(map, container, outlines);
  const nearby = nearbyOverlay(map, container, letters());
  drawShields(map, container);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvasContainer().append(markers.element);
  map.getCanvas().setAttribute('aria-label', options.label);
  if (options.hasZoom) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  map.on('error', () => events.onGap());
  // The end of a single wheel notch has no original event.
  map.on('movestart', (event) => {
    isByWheel = map.scrollZoom.isActive();
    if (isByUser(event)) events.onStart();
  });
  map.on('move', () => markers.follow());
  map.on('resize', () => markers.settle());
  map.on('moveend', () => markers.settle());
  map.on('moveend', (event) => rest(isByUser(event)));
  map.on('click', () => events.onBackgroundPress());
  // Markers do not wait until the tiles are drawn.
  map.once('style.load', () => rest(false));

  return {
    show: markers.show,
    mark: markers.mark,
    moveTo: (position) => {
      if ('bounds' in position) map.fitBounds(corners(position.bounds), { ...fitting(position), ...animate });
      else map.easeTo({ center: [position.lon, position.lat], zoom: position.zoom, ...animate });
    },
    zoomInto: (bounds) => {
      const fit = map.cameraForBounds(corners(bounds), { ...FIT, maxZoom: MAX_ZOOM });
      const zoom = Math.min(MAX_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + 1));
      map.easeTo({ center: fit?.center ?? map.getCenter(), zoom, ...animate });
    },
    zoom: (direction, press) => {
      const by = { originalEvent: press };
      if (direction === 'in') map.zoomIn(animate, by);
      else map.zoomOut(animate, by);
    },
    point: (home) => {
      pin?.remove();
      pin = home && new Marker({ element: pinElement() }).setLngLat([home.lon, home.lat]).addTo(map);
    },
    anchor: (element, home, room) => {
      const isHigh = map.project([home.lon, home.lat]).y < container.clientHeight / 2;
      const marker = new Marker({
        element,
        anchor: isHigh ? 'top' : 'bottom',
        offset: [0, isHigh ? room.below : -room.above],
      });
      marker.setLngLat([home.lon, home.lat]).addTo(map);
      const keepInView = () => moveInto(sides(element));
      keepInView();
      // It grows when its listings are loaded.
      const growing = new ResizeObserver(keepInView);
      growing.observe(element);
      // It may have been opened while the map was on its way elsewhere.
      const settled = map.on('moveend', (event) => {
        if (!isByUser(event)) keepInView();
      });
      const resized = map.on('resize', keepInView);
      return () => {
        growing.disconnect();
        settled.unsubscribe();
        resized.unsubscribe();
        marker.remove();
      };
    },
    reveal: (home) => {
      const show = () => {
        const { left, top } = sides(container);
        const { x, y } = map.project([home.lon, home.lat]);
        moveInto({ left: left + x - 40, right: left + x + 40, top: top + y - 48, bottom: top + y + 24 });
      };
      show();
      if (map.isMoving()) map.once('moveend', show);
    },
    outline: areaOutline(map, container),
    searched,
    nearby,
    secondMap: second?.name ?? null,
    showSecond: async (isShown) => {
      const next = isShown ? await second?.load() : style;
      if (next) map.setStyle(next, { diff: false });
      return Boolean(next);
    },
    draw: async (drawing) => {
      const { drawArea } = await import('./area/area-drawing.ts');
      if (drawing.mode === 'edit') showWhole(drawing.corners ?? []);
      return drawArea(map, container, drawing);
    },
    bounds: shownBounds,
    copyTo: (canvas, onCopied) => copyDrawn(map, canvas, onCopied),
    resize: () => map.resize(),
    remove: () => map.remove(),
  };

  function moveInto(wanted: Sides): void {
    const over = document.querySelectorAll(`[${OVER_MAP}], .maplibregl-ctrl-top-right`);
    const { x, y } = moveIntoView(wanted, visibleSides(container), [...over].map(sides));
    // Places on the screen are whole pixels: less than one would never be reached.
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) map.panBy([x, y], animate);
  }

  function isByUser(event: object): boolean {
    return isByWheel || Boolean('originalEvent' in event && event.originalEvent);
  }

  /** Makes every corner of an edited area reachable; moves the map only if one is not. */
  function showWhole(area: readonly LatLon[]) {
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
  }

  function rest(byUser: boolean) {
    events.onRest({ bounds: shownBounds(), zoom: map.getZoom(), byUser });
  }

  function shownBounds(): Bounds {
    const box = map.getBounds();
    return { north: box.getNorth(), south: box.getSouth(), east: box.getEast(), west: box.getWest() };
  }
}

/** The first letters of the layers' names, for their dots. */
function letters(): Record<NearbyKind, string> {
  const first = (kind: NearbyKind) => nearbyName(kind).charAt(0);

  return { school: first('school'), transit: first('transit'), park: first('park') };
}

function projectionOf(map: MapLibreMap): Projection {
  return {
    project: ({ lat, lon }) => map.project([lon, lat]),
    zoom: () => map.getZoom(),
    centre: () => ({ lat: map.getCenter().lat, lon: map.getCenter().lng }),
    isMoving: () => map.isMoving(),
  };
}

function camera(position: MapPosition) {
  if ('bounds' in position) return { bounds: corners(position.bounds), fitBoundsOptions: fitting(position) };
  return { center: [position.lon, position.lat] as [number, number], zoom: position.zoom };
}

function fitting({ isExact = false }: { isExact?: boolean }) {
  return isExact ? { padding: 0, maxZoom: MAX_ZOOM } : FIT;
}

function corners({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}

function sides(element: Element): Sides {
  return element.getBoundingClientRect();
}

/** What the page shows of an element where it was scrolled to. */
function visibleSides(element: Element): Sides {
  const { left, right, top, bottom } = sides(element);

  return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
}

function pinElement(): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'listing-map__pin';
  pin.setAttribute('aria-hidden', 'true');
  return pin;
}
