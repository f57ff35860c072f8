import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapMarker } from './map-markers.ts';
import { type MarkerLayer, markerLayer, type Projection } from './marker-layer.ts';

const home = (id: string, lat: number, lon: number): MapMarker => ({
  kind: 'listing',
  key: id,
  id,
  lat,
  lon,
  price: `$${id}`,
  isMonthly: false,
  isLease: false,
  address: null,
});
const cluster = (count: number): MapMarker => ({
  kind: 'cluster',
  key: 'c3x',
  lat: 2,
  lon: 2,
  count,
  bounds: { north: 3, south: 1, east: 3, west: 1 },
  ids: [],
  from: null,
  isLease: false,
});

/** Ten pixels a degree at zoom 1, twice as many at the next; a screen of 200 by 100 pixels. */
const middle = { lat: 0, lon: 0 };
let zoom = 1;
let isMoving = false;
const ground: Projection = {
  project: ({ lat, lon }) => {
    const scale = 5 * 2 ** zoom;
    return { x: 100 + (lon - middle.lon) * scale, y: 50 - (lat - middle.lat) * scale };
  },
  zoom: () => zoom,
  centre: () => ({ ...middle }),
  isMoving: () => isMoving,
};
const onPress = vi.fn();
const onHover = vi.fn();
let layer: MarkerLayer;

beforeEach(() => {
  Object.assign(middle, { lat: 0, lon: 0 });
  zoom = 1;
  isMoving = false;
  layer = markerLayer(ground, { onPress, onHover });
  document.body.append(layer.element);
  layer.settle();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const button = (id: string) => screen.getByRole('button', { name: new RegExp(`^\\$${id},`) });
const offsetOf = ({ style }: HTMLElement) => (style.transform.match(/-?[\d.]+/g) ?? ['0', '0']).map(Number);
/** Screen position of a marker: its own in the layer plus the layer's. */
const placeOf = (element: HTMLElement) => {
  const [[x = 0, y = 0], [dx = 0, dy = 0]] = [offsetOf(element), offsetOf(layer.element)];
  return { x: x + dx, y: y + dy };
};
/** CSS lengths are serialised with six digits. */
const about = ({ x, y }: { x: number; y: number }) => ({
  x: expect.closeTo(x, 2),
  y: expect.closeTo(y, 2),
});

test('dragging the map moves the layer, not the single markers', () => {
  layer.show([home('a', 1, 1), home('b', -2, 3)]);
  const before = ['a', 'b'].map((id) => button(id).style.transform);

  middle.lon = 0.25;
  middle.lat = -0.5;
  layer.follow();

  expect(['a', 'b'].map((id) => button(id).style.transform)).toEqual(before);
  expect(placeOf(button('a'))).toEqual(about(ground.project({ lat: 1, lon: 1 })));
  expect(placeOf(button('b'))).toEqual(about(ground.project({ lat: -2, lon: 3 })));
});

test('markers added while dragging are at their listings', () => {
  layer.show([home('a', 1, 1)]);
  middle.lon = 3.3;
  layer.follow();

  layer.show([home('a', 1, 1), home('new', 2, 2)]);

  expect(placeOf(button('new'))).toEqual(about(ground.project({ lat: 2, lon: 2 })));
  middle.lat = 1.7;
  layer.follow();
  expect(placeOf(button('new'))).toEqual(about(ground.project({ lat: 2, lon: 2 })));
});

test('a new zoom positions every marker, and at rest they are on whole pixels', () => {
  layer.show([home('a', 1, 1.03)]);

  zoom = 1.5;
  layer.follow();
  expect(placeOf(button('a'))).toEqual(about(ground.project({ lat: 1, lon: 1.03 })));
  layer.settle();

  const { x, y } = ground.project({ lat: 1, lon: 1.03 });
  expect(placeOf(button('a'))).toEqual({ x: Math.round(x), y: Math.round(y) });
});

test('beyond the date line a marker is in the visible copy of the world', () => {
  layer.show([home('a', 0, -179)]);

  middle.lon = 180;
  layer.settle();

  expect(placeOf(button('a'))).toEqual({ x: 110, y: 50 });
});

test('an unchanged marker retains its element and focus; changed and removed ones do not', () => {
  layer.show([home('a', 1, 1), home('b', 1, 2), cluster(8)]);
  const marker = button('a');
  marker.focus();

  layer.show([cluster(9), home('a', 1, 1)]);

  expect(button('a')).toBe(marker);
  expect(document.activeElement).toBe(marker);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['$a', '9']);
});

test('markers of listings hovered in the list are highlighted, also those added later', () => {
  layer.show([home('a', 1, 1)]);
  layer.mark(['a', 'b']);
  layer.show([home('a', 1, 1), home('b', 1, 2), home('c', 1, 3)]);

  const marked = () =>
    screen.getAllByRole('button').filter(({ className }) => className.includes('is-active'));
  expect(marked()).toEqual([button('a'), button('b')]);
  layer.mark([]);
  expect(marked()).toEqual([]);
});

test('press and focus report the marker; the map does not receive the press', () => {
  const onBackgroundPress = vi.fn();
  document.body.addEventListener('click', onBackgroundPress, { once: true });
  const marker = home('a', 1, 1);
  layer.show([marker]);

  button('a').click();
  expect(onPress).toHaveBeenCalledExactlyOnceWith(marker, button('a'));
  expect(onBackgroundPress).not.toHaveBeenCalled();

  button('a').focus();
  expect(onHover).toHaveBeenLastCalledWith(marker);
  button('a').blur();
  expect(onHover).toHaveBeenLastCalledWith(null);
});

test('a marker is hovered by a moving pointer, not by a map that moves below it', () => {
  const marker = home('a', 1, 1);
  layer.show([marker]);

  fireEvent.pointerOver(button('a'), { buttons: 1 });
  isMoving = true;
  fireEvent.pointerOver(button('a'));
  expect(onHover).not.toHaveBeenCalled();

  isMoving = false;
  fireEvent.pointerOver(button('a'));
  expect(onHover).toHaveBeenLastCalledWith(marker);
  fireEvent.pointerOut(button('a'));
  expect(onHover).toHaveBeenLastCalledWith(null);
});

test('a home below a cluster highlights it, where a pin would cover its number', () => {
  layer.show([cluster(30), home('1', -4, -4)]);
  const marked = () => screen.getByRole('button', { name: /30/ }).classList.contains('is-active');

  expect(layer.point({ lat: 2.5, lon: 2.5 })).toBe(true);
  expect(marked()).toBe(true);
  expect(layer.point({ lat: -4, lon: 8 })).toBe(false);
  expect(marked()).toBe(false);
  layer.point({ lat: 2, lon: 2 });
  expect(layer.point(null)).toBe(false);
  expect(marked()).toBe(false);
});
