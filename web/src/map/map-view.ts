import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../messages.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { AreaDrawing, AreaDrawingOptions } from './area-drawing.ts';
import { areaOutline } from './area-outline.ts';
import { idsOf, type MapMarker } from './map-markers.ts';
import type { MapPosition } from './map-position.ts';
import { builtInStyle, mapLook } from './map-style.ts';
import { markerElement } from './marker-element.ts';
import type { PlaceOutlines } from './place-labels.ts';

const FIT = { padding: 32, maxZoom: 17 };
const MAX_ZOOM = 19;
const EDGE_PX = 12;

export type MapEvents = {
  /** The map came to rest; `byUser` when a person moved it. */
  onRest: (position: { bounds: Bounds; zoom: number; byUser: boolean }) => void;
  onPress: (marker: MapMarker, element: HTMLElement) => void;
  onHover: (marker: MapMarker | null) => void;
  /** The ground was pressed, beside every marker. */
  onGround: () => void;
  /** A part of the basemap could not be had. */
  onGap: () => void;
};

export type MapView = {
  show: (markers: readonly MapMarker[]) => void;
  moveTo: (position: MapPosition) => void;
  /** Shows an area nearer than it is shown now, at least by one zoom: a wide area would else stay as it is. */
  zoomInto: (bounds: Bounds) => void;
  /** Marks one home with a pin, wherever it stands; null takes the pin away. */
  point: (home: { lat: number; lon: number } | null) => void;
  /** Marks the markers that stand for these homes. */
  mark: (ids: readonly string[]) => void;
  /** Shows the border of an area; null takes it away. */
  outline: (corners: readonly LatLon[] | null) => void;
  /** Lets the visitor draw or change an area; the code for it is loaded now. */
  draw: (options: AreaDrawingOptions) => Promise<AreaDrawing>;
  /** What is shown. */
  bounds: () => Bounds;
  /** Keeps an element of the page at a place of the map. */
  anchor: (element: HTMLElement, home: { lat: number; lon: number }) => () => void;
  resize: () => void;
  remove: () => void;
};

/** The map itself, without React: MapLibre is loaded with this module, and only where a map is shown. */
export async function createMapView(
  container: HTMLElement,
  options: { position: MapPosition; styleUrl: string | null; isStill: boolean; label: string },
  events: MapEvents,
): Promise<MapView> {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style: await loadStyle(container, options.styleUrl),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: MAX_ZOOM,
    fadeDuration: options.isStill ? 0 : 200,
    ...camera(options.position),
  });
  const animate = { animate: !options.isStill, duration: 400 };
  const shown = new Map<string, { marker: Marker; data: MapMarker }>();
  let pin: Marker | null = null;
  let marked: readonly string[] = [];
  let isByWheel = false;

  map.touchZoomRotate.disableRotation();
  map.getCanvas().setAttribute('aria-label', options.label);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  map.on('error', () => events.onGap());
  // The end of a single notch of the wheel carries no event.
  map.on('movestart', () => {
    isByWheel = map.scrollZoom.isActive();
  });
  map.on('moveend', (event) => rest(isByWheel || Boolean('originalEvent' in event && event.originalEvent)));
  map.on('click', () => events.onGround());
  map.once('load', () => rest(false));

  return {
    show,
    moveTo: (position) => {
      if ('bounds' in position) map.fitBounds(corners(position.bounds), { ...fitting(position), ...animate });
      else map.easeTo({ center: [position.lon, position.lat], zoom: position.zoom, ...animate });
    },
    zoomInto: (bounds) => {
      const fit = map.cameraForBounds(corners(bounds), FIT);
      const zoom = Math.min(MAX_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + 1));
      map.easeTo({ center: fit?.center ?? map.getCenter(), zoom, ...animate });
    },
    point: (home) => {
      pin?.remove();
      pin = home && new Marker({ element: pinElement() }).setLngLat([home.lon, home.lat]).addTo(map);
    },
    anchor: (element, home) => {
      const marker = new Marker({ element, anchor: 'bottom', offset: [0, -18] });
      marker.setLngLat([home.lon, home.lat]).addTo(map);
      const { x, y } = overhang(element, container);
      if (x || y) map.panBy([x, y], animate);
      return () => marker.remove();
    },
    mark: (ids) => {
      marked = ids;
      for (const { marker, data } of shown.values()) markElement(marker, data);
    },
    outline: areaOutline(map, container),
    draw: async (drawing) => (await import('./area-drawing.ts')).drawArea(map, container, drawing),
    bounds: shownBounds,
    resize: () => map.resize(),
    remove: () => map.remove(),
  };

  function rest(byUser: boolean) {
    events.onRest({ bounds: shownBounds(), zoom: map.getZoom(), byUser });
  }

  function shownBounds(): Bounds {
    const box = map.getBounds();
    return { north: box.getNorth(), south: box.getSouth(), east: box.getEast(), west: box.getWest() };
  }

  function markElement(marker: Marker, data: MapMarker) {
    marker.getElement().classList.toggle(
      'is-active',
      idsOf(data).some((id) => marked.includes(id)),
    );
  }

  /** Markers that stay keep their element, so that the focus and the hover stay too. */
  function show(markers: readonly MapMarker[]) {
    const wanted = new Map(markers.map((data) => [data.key, data]));

    for (const [key, { marker }] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, data] of wanted) {
      const known = shown.get(key);
      if (known && sameLook(known.data, data)) continue;
      known?.marker.remove();
      shown.set(key, { data, marker: addMarker(data) });
    }
  }

  function addMarker(data: MapMarker): Marker {
    const element = markerElement(data);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      events.onPress(data, element);
    });
    element.addEventListener('pointerenter', () => events.onHover(data));
    element.addEventListener('pointerleave', () => events.onHover(null));
    element.addEventListener('focus', () => events.onHover(data));
    element.addEventListener('blur', () => events.onHover(null));

    const marker = new Marker({ element, anchor: data.kind === 'listing' ? 'bottom' : 'center' })
      .setLngLat([data.lon, data.lat])
      .addTo(map);
    markElement(marker, data);
    return marker;
  }
}

/** The site's own basemap where it can be had, else the built-in one. */
async function loadStyle(container: HTMLElement, styleUrl: string | null): Promise<StyleSpecification> {
  const style = styleUrl ? await readJson<StyleSpecification>(styleUrl) : null;
  if (style?.version === 8) return style;

  const outlines = await readJson<PlaceOutlines>('/_map/places.json');
  const none: PlaceOutlines = { type: 'FeatureCollection', features: [] };
  return builtInStyle(outlines ?? none, mapLook(container), message('map.attribution'));
}

/** Null when it cannot be had: the map then falls back to what it has. */
async function readJson<Content>(url: string): Promise<Content | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(8000) }).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Content | null) : null;
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

function sameLook(a: MapMarker, b: MapMarker): boolean {
  return (
    a.lat === b.lat &&
    a.lon === b.lon &&
    (a.kind !== 'cluster' || b.kind !== 'cluster' || a.count === b.count)
  );
}

/** How far an element stands out of its frame, in pixels; the map moves by that to show it whole. */
function overhang(element: HTMLElement, frame: HTMLElement): { x: number; y: number } {
  const inner = element.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const past = (before: number, after: number) =>
    Math.min(0, before - EDGE_PX) + Math.max(0, after + EDGE_PX);

  return {
    x: past(inner.left - outer.left, inner.right - outer.right),
    y: past(inner.top - outer.top, inner.bottom - outer.bottom),
  };
}

function pinElement(): HTMLElement {
  const pin = document.createElement('div');
  pin.className = 'listing-map__pin';
  pin.setAttribute('aria-hidden', 'true');
  return pin;
}
