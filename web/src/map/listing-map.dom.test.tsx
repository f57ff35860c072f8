import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubObserver } from '../testing/stub-observer.ts';
import { ListingMap, type MapLoads } from './listing-map.tsx';
import type { MapEvents } from './map-view.ts';

const bounds = { north: 53.6, south: 53.5, east: -113.4, west: -113.5 };
const home = {
  id: 'l-1',
  lat: 53.51,
  lon: -113.49,
  price: 459_900,
  transactionType: 'SALE',
  propertyTypes: [],
  address: null,
};
const view = {
  show: vi.fn(),
  mark: vi.fn(),
  searched: vi.fn(),
  surround: vi.fn(),
  point: vi.fn(),
  moveTo: vi.fn(),
  anchor: vi.fn(() => () => undefined),
  reveal: vi.fn(),
  remove: vi.fn(),
};
const createMapView = vi.fn();
let events: MapEvents;

vi.mock('./map-view.ts', () => ({
  createMapView: (_: HTMLElement, options: object, heard: MapEvents) => {
    events = heard;
    return createMapView(options);
  },
}));

class FakeResizeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  createMapView.mockResolvedValue(view);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stubObserver({ sees: true });
  vi.stubGlobal('fetch', async () => Response.json({ data: { points: { total: 1, points: [home] } } }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const position = { lat: 53.55, lon: -113.45, zoom: 15 };
const loads: MapLoads[] = [];
const map = (active: { id: string; lat: number; lon: number } | null = null) => (
  <ListingMap
    search={{}}
    position={position}
    styleUrl={null}
    active={active}
    onLoad={(next) => void loads.push(next)}
  />
);
const rest = (zoom: number) => act(async () => events.onRest({ bounds, zoom, byUser: false }));
const isLoaded = () =>
  waitFor(() => expect(screen.getByRole('region').getAttribute('data-load')).toBe('loaded'));

test('a device that cannot show the map gets a notice that the list has the same listings', async () => {
  createMapView.mockRejectedValueOnce(new Error('no WebGL'));
  render(map());

  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The map cannot be shown on this device. The list has the same homes.',
    ),
  );
});

test('the map reports the load states of itself and its markers', async () => {
  loads.length = 0;
  render(map());
  await isLoaded();
  await rest(15);

  await waitFor(() => expect(loads.at(-1)).toEqual({ position: 2, markers: 2 }));
  expect(loads[0]).toEqual({ position: 0, markers: 0 });
  expect(loads).toContainEqual({ position: 2, markers: 1 });
});

test('a listing hovered in the list has its marker highlighted, or a pin if it has none', async () => {
  const { rerender } = render(map());
  await isLoaded();
  await rest(15);
  await waitFor(() => expect(view.show.mock.lastCall?.[0]).toHaveLength(1));

  rerender(map({ id: 'l-1', lat: 53.51, lon: -113.49 }));
  expect(view.mark).toHaveBeenLastCalledWith(['l-1']);
  expect(view.point).toHaveBeenLastCalledWith(null);

  const other = { id: 'l-2', lat: 53.52, lon: -113.49 };
  rerender(map(other));
  expect(view.point).toHaveBeenLastCalledWith(other);
});

test('going back to a map opens the cards that were open, where the map was', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { points: { total: 1, points: [home] }, listings: [] } }),
  );
  const pressed = { count: 3, bounds, zoom: 11 };
  const open = { entry: 'entry-1', ids: ['l-1'], rest: { bounds, zoom: 15, pressed } };
  sessionStorage.setItem('map-open-homes', JSON.stringify(open));
  const at = (entry: string) => (
    <ListingMap search={{ text: entry } as object} position={position} styleUrl={null} entry={entry} />
  );
  const { rerender } = render(at('entry-1'));
  await isLoaded();
  await rest(15);

  const dock = () => screen.queryByRole('group', { name: 'Homes on the map, one after another' });
  await waitFor(() => expect(dock()).not.toBeNull());
  expect(createMapView.mock.lastCall?.[0]).toMatchObject({ position: { bounds, isExact: true } });
  await waitFor(() => expect(view.mark).toHaveBeenLastCalledWith(['l-1']));
  expect(JSON.parse(sessionStorage.getItem('map-open-homes') ?? '')).toEqual(open);

  rerender(at('another search'));
  await waitFor(() => expect(dock()).toBeNull());
  expect(sessionStorage.getItem('map-open-homes')).toBeNull();
});

test('a map zoomed out too far asks to zoom in until that is done [R4.036]', async () => {
  render(map());
  await isLoaded();
  await rest(9.9);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Zoom in to see properties'));
  expect(view.show.mock.lastCall?.[0]).toEqual([]);

  await rest(10);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('a basemap with gaps shows a notice until the map comes to rest again', async () => {
  render(map());
  await isLoaded();
  await act(async () => events.onGap());
  expect(screen.getByRole('status').textContent).toBe('Parts of the map could not be loaded.');

  await rest(15);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a keyboard skips the markers of the map by one link', () => {
  render(map());
  const link = screen.getByRole('link', { name: 'Skip the map' });
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');

  expect(link.compareDocumentPosition(target as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('region').lastElementChild).toBe(target);
});

test('where homes for sale and for lease are on the map, it says how they look', async () => {
  const lease = { ...home, id: 'l-2', lat: 53.59, transactionType: 'LEASE' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { points: { total: 2, points: [home, lease] } } }),
  );
  render(<ListingMap search={{ text: 'both' } as object} position={position} styleUrl={null} />);
  await isLoaded();
  expect(screen.queryByRole('list', { name: 'Markers' })).toBeNull();
  await rest(15);

  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Markers' }).textContent).toBe(' For sale For lease'),
  );
});
