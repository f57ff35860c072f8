import {
  AttributionControl,
  Map as MapLibreMap,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { AreaDrawing, AreaDrawingOptions } from './area/area-drawing.ts';
import { areaOutline } from './area/area-outline.ts';
import { homesOutline } from './area/homes-outline.ts';
import { drawGraticule } from './base/graticule.ts';
import { loadStyle } from './base/load-style.ts';
import { markerRooms } from './base/marker-rooms.ts';
import { addMapImages } from './base/road-shield.ts';
import { searchedPlace } from './base/searched-place.ts';
import { copyDrawn } from './copy-drawn.ts';
import { type MarkerRoom, mapAnchors } from './map-anchors.ts';
import { MAX_ZOOM, mapCamera, shownBounds, showPosition } from './map-camera.ts';
import type { MapMarker } from './map-markers.ts';
import type { MapPosition } from './map-position.ts';
import { type MarkerLayer, markerLayer, type Projection } from './marker-layer.ts';
import { nearbyName } from './nearby/nearby-kind.ts';
import { nearbyOverlay } from './nearby/nearby-overlay.ts';

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
  /** The streets are drawn for the first time. */
  onDrawn?: () => void;
};

export type MapView = {
  show: (markers: readonly MapMarker[]) => void;
  moveTo: (position: MapPosition) => void;
  /** Zooms into an area, a little even if it fills the map already. */
  zoomInto: (bounds: Bounds) => void;
  /** One zoom level; passes on the visitor's press as the original event. */
  zoom: (direction: 'in' | 'out', press: Event) => void;
  /** Marks one listing: by a pin, the cluster that it would cover, or a label such as its price; null removes it. */
  point: (home: LatLon | null, label?: string) => void;
  /** Highlights the markers of these listings. */
  mark: (ids: readonly string[]) => void;
  /** Shows the border of an area; null removes it. */
  outline: (corners: readonly LatLon[] | null) => void;
  /** Shows about where groups of homes are; null removes it. */
  surround: (groups: readonly { bounds: Bounds }[] | null) => void;
  /** Fills and outlines places and dims the rest; without any all are shown alike. */
  searched: (placeIds: readonly string[]) => void;
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
  anchor: (element: HTMLElement, home: LatLon, room: MarkerRoom) => () => void;
  /** Pans until the marker of a place is visible. */
  reveal: (home: LatLon) => void;
  /** Copies the map into a canvas, now and after every change. */
  copyTo: (canvas: HTMLCanvasElement, onCopied: () => void) => void;
  resize: () => void;
  remove: () => void;
};

type MapOptions = {
  position: MapPosition;
  styleUrl: string | null;
  isStill: boolean;
  label: string;
  /** Zoom buttons over the map, for pages without a toolbar. */
  hasZoom: boolean;
  /** The farthest zoom that shows homes. */
  leastZoom: number;
};

/** The map itself, without React. MapLibre is loaded with this module, only where a map is shown. */
export async function createMapView(
  container: HTMLElement,
  options: MapOptions,
  events: MapEvents,
): Promise<MapView> {
  setWorkerUrl(workerUrl);
  const { style, outlines, second, hasStreets } = await loadStyle(
    container,
    options.styleUrl,
    centreOf(options.position),
  );
  const map = createMap(container, style, options);
  const animation = { animate: !options.isStill, duration: 400 };
  const markers = markerLayer(projectionOf(map), events);
  const searched = searchedPlace(map, container, outlines);
  const nearby = nearbyOverlay(map, container, letters());
  const keepClear = markerRooms(map);
  addMapImages(map, container);
  map.getCanvasContainer().append(markers.element);
  if (!hasStreets) drawGraticule(map, container);
  addControls(map, { ...options, hasScale: !hasStreets });
  const isByUser = listen(map, markers, events);
  const { showWhole, ...camera } = mapCamera(map, container, animation, options.leastZoom);

  const { point, ...anchors } = mapAnchors(map, container, { animation, isByUser });

  return {
    show: (shown) => {
      markers.show(shown);
      keepClear(shown);
    },
    mark: markers.mark,
    ...camera,
    ...anchors,
    point: (home, label) => point(!label && markers.point(home) ? null : home, label),
    outline: areaOutline(map, container),
    surround: homesOutline(map, container),
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
    bounds: () => shownBounds(map),
    copyTo: (canvas, onCopied) => copyDrawn(map, canvas, onCopied),
    resize: () => map.resize(),
    remove: () => map.remove(),
  };
}

function centreOf(position: MapPosition): LatLon {
  if (!('bounds' in position)) return position;
  const { north, south, east, west } = position.bounds;

  return { lat: (north + south) / 2, lon: (east + west) / 2 };
}

/** A flat map with north at the top. */
function createMap(
  container: HTMLElement,
  style: StyleSpecification,
  { position, isStill, leastZoom }: MapOptions,
): MapLibreMap {
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
    fadeDuration: isStill ? 0 : 200,
  });
  showPosition(map, container, { position, leastZoom, animation: { animate: false, duration: 0 } });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  return map;
}

function addControls(
  map: MapLibreMap,
  { label, hasZoom, hasScale }: MapOptions & { hasScale: boolean },
): void {
  map.getCanvas().setAttribute('aria-label', label);
  if (hasZoom) map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  // Where no streets tell how far things are apart.
  if (hasScale)
    map.addControl(
      new ScaleControl({ maxWidth: 96, unit: isImperial() ? 'imperial' : 'metric' }),
      'bottom-left',
    );
}

function isImperial(): boolean {
  return document.documentElement.lang.endsWith('-US');
}

/** Markers follow the map, and the page gets its events; returns whether the visitor caused the movement of an event. */
function listen(map: MapLibreMap, markers: MarkerLayer, events: MapEvents): (event: object) => boolean {
  let isByWheel = false;
  // The end of a single wheel notch has no original event.
  const isByUser = (event: object) => isByWheel || Boolean('originalEvent' in event && event.originalEvent);
  const rest = (byUser: boolean) => events.onRest({ bounds: shownBounds(map), zoom: map.getZoom(), byUser });

  map.on('error', () => events.onGap());
  map.once('load', () => events.onDrawn?.());
  map.on('movestart', (event) => {
    isByWheel = map.scrollZoom.isActive();
    if (isByUser(event)) events.onStart();
  });
  map.on('move', () => markers.follow());
  map.on('resize', () => markers.settle());
  map.on('moveend', () => markers.settle());
  map.on('moveend', (event) => rest(isByUser(event)));
  map.on('click', ({ originalEvent: { target } }) => {
    // Cards stand on the map: a press on their links, photos and hearts is not one beside them.
    const isOnCards = target instanceof Element && target.closest('.maplibregl-marker');
    if (!isOnCards) events.onBackgroundPress();
  });
  // Markers do not wait for the tiles.
  map.once('style.load', () => rest(false));

  return isByUser;
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
