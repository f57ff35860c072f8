import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { LatLon } from '#domain/search/polyline.ts';
import { type MapAnimation, OVER_MAP } from './map-camera.ts';
import { moveIntoView, type Sides } from './move-into-view.ts';

/** Pixels that a marker takes above and below its place: a card must not cover it. */
export type MarkerRoom = { above: number; below: number };

type MapAnchorsOptions = {
  animation: MapAnimation;
  /** Whether the visitor caused the movement of an event. */
  isByUser: (event: object) => boolean;
};

/** What stands at a place of the map, and panning the map until that is visible. */
export function mapAnchors(
  map: MapLibreMap,
  container: HTMLElement,
  { animation, isByUser }: MapAnchorsOptions,
) {
  let pin: Marker | null = null;

  function panTo(wanted: Sides): void {
    const over = document.querySelectorAll(`[${OVER_MAP}], .maplibregl-ctrl-top-right`);
    const { x, y } = moveIntoView(wanted, visibleSides(container), [...over].map(sides));
    // Places on the screen are whole pixels: less than one would never be reached.
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) map.panBy([x, y], animation);
  }

  return {
    point(home: LatLon | null, label?: string): void {
      pin?.remove();
      // The label moves itself above its place.
      const look = label
        ? { element: labelElement(label), anchor: 'top-left' as const }
        : { element: pinElement() };
      pin = home && new Marker(look).setLngLat([home.lon, home.lat]).addTo(map);
    },
    anchor(element: HTMLElement, home: LatLon, room: MarkerRoom): () => void {
      const isHigh = map.project([home.lon, home.lat]).y < container.clientHeight / 2;
      const marker = new Marker({
        element,
        anchor: isHigh ? 'top' : 'bottom',
        offset: [0, isHigh ? room.below : -room.above],
      });
      marker.setLngLat([home.lon, home.lat]).addTo(map);
      const keepInView = () => panTo(sides(element));
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
    reveal(home: LatLon): void {
      const show = () => {
        const { left, top } = sides(container);
        const { x, y } = map.project([home.lon, home.lat]);
        panTo({ left: left + x - 40, right: left + x + 40, top: top + y - 48, bottom: top + y + 24 });
      };
      show();
      if (map.isMoving()) map.once('moveend', show);
    },
  };
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

function labelElement(text: string): HTMLElement {
  const label = document.createElement('div');
  label.className = 'listing-map__price is-home';
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  return label;
}
