import { idsOf, type MapMarker } from './map-markers.ts';
import { markerElement } from './marker-element.ts';
import { markerDiameter } from './marker-scale.ts';

type Place = { lat: number; lon: number };

/** Projection of a flat map without tilt, where panning moves all markers alike. */
export type Projection = {
  /** Screen position of a place, in pixels from the top left corner. */
  project: (place: Place) => { x: number; y: number };
  zoom: () => number;
  /** Centre of the view. */
  centre: () => Place;
  isMoving: () => boolean;
};

type LayerEvents = {
  onPress: (marker: MapMarker, element: HTMLElement) => void;
  onHover: (marker: MapMarker | null) => void;
};

export type MarkerLayer = {
  element: HTMLElement;
  show: (markers: readonly MapMarker[]) => void;
  /** Highlights the markers of these listings. */
  mark: (ids: readonly string[]) => void;
  /** Highlights the cluster over a place, whose number a pin would cover; false without one. */
  point: (home: Place | null) => boolean;
  /** The map moved. */
  follow: () => void;
  /** The map came to rest: aligns markers to whole pixels. */
  settle: () => void;
};

/** A pin with its ring. */
const PIN_PX = 28;

type Shown = { data: MapMarker; element: HTMLElement };

/**
 * Markers over a map. While the map is dragged the layer moves as a whole, so the browser does no work per marker; only
 * a new zoom positions each.
 */
export function markerLayer(projection: Projection, { onPress, onHover }: LayerEvents): MarkerLayer {
  const element = document.createElement('div');
  element.className = 'listing-map__markers';
  const shown = new Map<string, Shown>();
  const dataOf = new WeakMap<Element, MapMarker>();
  let marked: ReadonlySet<string> = new Set();
  let pointed: MapMarker | null = null;
  /** Position of the layer when it last positioned its markers. */
  let start = { ...projection.centre(), zoom: Number.NaN, x: 0, y: 0 };
  let moved = { x: 0, y: 0 };
  listen(element, { markerAt, isMoving: () => projection.isMoving(), onPress, onHover });

  return {
    element,
    show(markers) {
      const wanted = new Map(markers.map((data) => [data.key, data]));
      for (const [key, { data, element }] of shown) {
        const next = wanted.get(key);
        if (next && sameLook(data, next)) continue;
        element.remove();
        shown.delete(key);
      }

      const added = document.createDocumentFragment();
      for (const [key, data] of wanted) {
        if (shown.has(key)) continue;
        const one = { data, element: markerElement(data) };
        dataOf.set(one.element, data);
        shown.set(key, one);
        place(one, moved);
        markOne(one);
        added.append(one.element);
      }
      element.append(added);
    },
    mark(ids) {
      marked = new Set(ids);
      for (const one of shown.values()) markOne(one);
    },
    point(home) {
      pointed = home && clusterOver(home);
      for (const one of shown.values()) markOne(one);
      return pointed !== null;
    },
    follow() {
      if (projection.zoom() !== start.zoom) return placeAll();
      const { x, y } = projection.project(start);
      moveTo({ x: x - start.x, y: y - start.y });
    },
    settle: () => placeAll(Math.round),
  };

  function placeAll(round?: (pixels: number) => number): void {
    const centre = projection.centre();
    start = { ...centre, zoom: projection.zoom(), ...projection.project(centre) };
    moveTo({ x: 0, y: 0 });
    for (const one of shown.values()) place(one, moved, round);
  }

  function moveTo(to: { x: number; y: number }): void {
    if (to.x === moved.x && to.y === moved.y) return;
    moved = to;
    element.style.transform = `translate(${to.x}px, ${to.y}px)`;
  }

  /** The world repeats to the east and west: place the marker in the visible copy. */
  function place(
    { data, element }: Shown,
    from: { x: number; y: number },
    round = (pixels: number) => pixels,
  ) {
    const turns = Math.round((projection.centre().lon - data.lon) / 360);
    const { x, y } = projection.project({ lat: data.lat, lon: data.lon + 360 * turns });
    element.style.transform = `translate(${round(x - from.x)}px, ${round(y - from.y)}px)`;
  }

  function markOne({ data, element }: Shown): void {
    element.classList.toggle('is-active', data === pointed || idsOf(data).some((id) => marked.has(id)));
  }

  function clusterOver(home: Place): MapMarker | null {
    const at = projection.project(home);
    for (const { data } of shown.values()) {
      if (data.kind !== 'cluster' || data.from !== null) continue;
      const { x, y } = projection.project(data);
      if (Math.hypot(x - at.x, y - at.y) < markerDiameter(data.count) / 2 + PIN_PX / 2) return data;
    }
    return null;
  }

  function markerAt({ target }: Event): Shown | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const data = element && dataOf.get(element);
    return element && data ? { element, data } : null;
  }
}

type Listening = LayerEvents & { markerAt: (event: Event) => Shown | null; isMoving: () => boolean };

function listen(layer: HTMLElement, { markerAt, isMoving, onPress, onHover }: Listening): void {
  layer.addEventListener('click', (event) => {
    const pressed = markerAt(event);
    if (!pressed) return;
    event.stopPropagation();
    onPress(pressed.data, pressed.element);
  });
  // The press also drags the map; prevent text selection.
  layer.addEventListener('mousedown', (event) => event.preventDefault());
  layer.addEventListener('pointerover', (event) => {
    // Ignore markers that move below a resting pointer.
    if (event.buttons === 0 && !isMoving()) onHover(markerAt(event)?.data ?? null);
  });
  layer.addEventListener('pointerout', () => onHover(null));
  layer.addEventListener('focusin', (event) => onHover(markerAt(event)?.data ?? null));
  layer.addEventListener('focusout', () => onHover(null));
}

function sameLook(a: MapMarker, b: MapMarker): boolean {
  return (
    a.lat === b.lat &&
    a.lon === b.lon &&
    a.side === b.side &&
    (a.kind !== 'cluster' ||
      b.kind !== 'cluster' ||
      (a.count === b.count && a.from === b.from && a.isNarrow === b.isNarrow))
  );
}
