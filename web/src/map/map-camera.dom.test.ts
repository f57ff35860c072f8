import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import { mapCamera } from './map-camera.ts';

type Padding = { top: number; right: number; bottom: number; left: number };

const CITY = { north: 29.76, south: 29.2, east: -98.25, west: -98.8 };

afterEach(() => document.body.replaceChildren());

/** An element of the page at pixels of its height, and of its width. */
function at(top: number, bottom: number, attribute?: string, [left, right] = [0, 390]): HTMLElement {
  const element = document.createElement('div');
  if (attribute) element.setAttribute(attribute, '');
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  document.body.append(element);
  return element;
}

/** A map in this element, of which it would show all of the city at zoom 9.3. */
function mapIn(container: HTMLElement, leastZoom = 0) {
  const resized: (() => void)[] = [];
  const map = {
    cameraForBounds: vi.fn((_bounds: unknown, _options: { padding: Padding }) => ({
      center: [0, 0],
      zoom: 9.3,
    })),
    easeTo: vi.fn(),
    getCanvas: () => container,
    on: (_: 'resize', listener: () => void) => resized.push(listener),
    resize: vi.fn(),
  };
  const animation = { animate: false, duration: 0 };
  const camera = mapCamera(map as unknown as MapLibreMap, container, animation, leastZoom);

  return { map, camera, resize: () => resized[0]?.() };
}

/** What a map of 390 × 600 pixels does to show the city. */
function showCity(leastZoom: number) {
  const { map, camera } = mapIn(at(100, 700), leastZoom);
  camera.moveTo({ bounds: CITY });

  return {
    zoom: map.easeTo.mock.calls[0]?.[0].zoom,
    padding: map.cameraForBounds.mock.calls[0]?.[1].padding as Padding,
  };
}

test.each([
  ['all of a city where homes are shown at every zoom', 0, 9.3],
  ['the middle of a city of which all is a little too far for homes', 10, 10],
  ['all of a province that is much too large', 12, 9.3],
])('a map shows %s', (_, leastZoom, zoom) => {
  expect(showCity(leastZoom).zoom).toBe(zoom);
});

test('a place is shown clear of what lies over the map at its top and its foot', () => {
  const { padding: bare } = showCity(0);
  document.body.replaceChildren();
  at(110, 150, 'data-over-map');
  at(560, 700, 'data-over-map');
  at(0, 90, 'data-over-map');

  expect(showCity(0).padding).toEqual({ ...bare, top: bare.top + 50, bottom: bare.bottom + 140 });
});

test('a place is shown beside a column of buttons over the map, which takes no room above it', () => {
  const { padding: bare } = showCity(0);
  document.body.replaceChildren();
  at(110, 232, 'data-over-map', [340, 382]);

  const { padding } = showCity(0);
  expect(padding).toEqual({ ...bare, right: 390 - 340 + 16 });
  expect(padding.right).toBeGreaterThan(bare.right);
});

test('a map that is not shown moves when it is, in its own size', () => {
  const container = at(0, 0);
  const { map, camera, resize } = mapIn(container);
  camera.moveTo({ bounds: CITY });
  expect(map.easeTo).not.toHaveBeenCalled();

  container.getBoundingClientRect = () => new DOMRect(0, 100, 390, 600);
  resize();
  resize();
  expect(map.easeTo).toHaveBeenCalledTimes(1);

  map.getCanvas = () => at(100, 400);
  camera.moveTo({ bounds: CITY });
  expect(map.resize).toHaveBeenCalledTimes(1);
});
