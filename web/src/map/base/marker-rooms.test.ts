import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { MapMarker } from '../map-markers.ts';
import { markerRooms, roomImage } from './marker-rooms.ts';

const AT = { key: 'a', lat: 53.5, lon: -113.5, isLease: false };
const HOME: MapMarker = { ...AT, kind: 'listing', id: 'a', price: '$459K', isMonthly: false, address: null };
const bounds = { north: 54, south: 53, east: -113, west: -114 };
const CLUSTER: MapMarker = { ...AT, kind: 'cluster', count: 1000, bounds, ids: [], from: null };

/** The symbols that these markers add to a map. */
function roomsOf(markers: MapMarker[]) {
  const listeners: Record<string, () => void> = {};
  const map = {
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
    getSource: () => undefined,
    addSource: vi.fn(),
    addLayer: vi.fn(),
  };
  markerRooms(map as unknown as MapLibreMap)(markers);
  listeners['style.load']?.();

  // Without the id of another layer: over all names.
  expect(map.addLayer).toHaveBeenCalledWith(expect.objectContaining({ id: 'marker-rooms' }), undefined);
  const added: { data: GeoJSON.FeatureCollection } | undefined = map.addSource.mock.calls[0]?.[1];
  return added?.data.features.map(({ properties }) => properties);
}

test.each<[string, MapMarker, { room: string; anchor: string }]>([
  ['a price above its place', HOME, { room: 'room-64x32', anchor: 'bottom' }],
  ['a price at the left', { ...HOME, side: 'left' }, { room: 'room-64x32', anchor: 'right' }],
  ['a circle with its ring', CLUSTER, { room: 'room-80x80', anchor: 'center' }],
  [
    'a group of homes with its number and lowest price',
    { ...CLUSTER, count: 3, from: '$300K', side: 'below' },
    { room: 'room-96x32', anchor: 'top' },
  ],
])('no name is drawn below %s', (_, marker, room) => {
  expect(roomsOf([marker])).toEqual([room]);
});

test('the image of a room has its size and shows nothing', () => {
  const image = roomImage('room-64x32');

  expect([image?.width, image?.height, image?.data.length]).toEqual([64, 32, 64 * 32 * 4]);
  expect(image?.data.some((value) => value > 0)).toBe(false);
  expect(roomImage('road-shield')).toBeNull();
});
