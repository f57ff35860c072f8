import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { cloneElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAP_TIERS } from '#domain/search/map-zoom.ts';
import type { MapEvents } from '../map/map-view.ts';
import { stubObserver } from '../testing/stub-observer.ts';
import { SearchMap } from './search-map.tsx';

const view = {
  show: vi.fn(),
  mark: vi.fn(),
  searched: vi.fn(),
  surround: vi.fn(),
  point: vi.fn(),
  moveTo: vi.fn(),
  outline: vi.fn(),
  nearby: vi.fn(),
  remove: vi.fn(),
};
let events: MapEvents;

vi.mock('../map/map-view.ts', () => ({
  createMapView: async (_: HTMLElement, __: object, heard: MapEvents) => {
    events = heard;
    return view;
  },
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  stubObserver({ sees: true });
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { points: { total: 212, points: [] }, nearbyKinds: [] } }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const position = { lat: 53.5, lon: -113.5, zoom: 15 };
const here = { north: 53.6, south: 53.5, east: -113.4, west: -113.5 };
const there = { ...here, north: 53.7 };
const rest = (bounds: typeof here, byUser: boolean) =>
  act(async () => events.onRest({ bounds, zoom: 15, byUser }));

const nothing = () => undefined;

function mapOf(
  onBox: (bounds: typeof here) => void,
  placeId: string | null = null,
  around: { bounds: typeof here }[] | null = null,
  total: number | null = 212,
) {
  return (
    <SearchMap
      search={{}}
      position={position}
      styleUrl={null}
      placeIds={placeId ? [placeId] : []}
      around={around}
      tiers={MAP_TIERS}
      active={null}
      hasBox={false}
      total={total}
      isPending={false}
      area={null}
      onHover={nothing}
      onChoose={nothing}
      onLoad={nothing}
      onBox={onBox}
      onArea={nothing}
      onMine={nothing}
      onWhole={nothing}
    />
  );
}

test('of the homes that are counted the map says how many it cannot show', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { points: { total: 210, points: [] }, nearbyKinds: [] } }),
  );
  // The counts of other searches are cached.
  render(cloneElement(mapOf(nothing), { search: { filters: { bedrooms: 3 } } }));

  const part = await screen.findByText('2 not on the map');
  expect(part.parentElement?.textContent).toBe('212 homes 2 not on the map');
});

async function shown() {
  const onBox = vi.fn();
  const { rerender } = render(mapOf(onBox));
  await waitFor(() => expect(screen.getByRole('region').getAttribute('data-load')).toBe('loaded'));
  vi.useFakeTimers();
  return { onBox, rerender };
}

test('the list updates when the map comes to rest, not while it is dragged', async () => {
  const { onBox } = await shown();

  await rest(here, true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  act(() => events.onStart());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onBox).not.toHaveBeenCalled();

  await rest(there, true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onBox).toHaveBeenCalledExactlyOnceWith(there);
});

test("a map that pans to show a card updates the list only for the visitor's own moves", async () => {
  const { onBox } = await shown();

  await rest(here, true);
  await rest(there, false);
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(onBox).toHaveBeenCalledExactlyOnceWith(here);
});

test('a search that changes before the map updates the list is not lost; another place has its own map', async () => {
  const { onBox, rerender } = await shown();
  const sorted = vi.fn();

  await rest(here, true);
  rerender(mapOf(sorted));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onBox).not.toHaveBeenCalled();
  expect(sorted).toHaveBeenCalledExactlyOnceWith(here);

  await rest(there, true);
  rerender(mapOf(sorted, '85874671'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(sorted).toHaveBeenCalledTimes(1);
});

test('a phone names its checkbox by a part of the sentence, its full name has those words', () => {
  render(mapOf(nothing));
  const box = screen.getByRole('checkbox', { name: 'Search as I move the map' });
  expect(box.parentElement?.querySelector('.search-map__short')?.textContent).toBe('Search as I move');
});

test('the map says how many homes are found, and no number where the search failed', () => {
  const { rerender } = render(mapOf(nothing));
  const count = screen.getAllByRole('status').find(({ textContent }) => textContent === '212 homes');
  expect(count).toBeDefined();

  rerender(mapOf(nothing, null, null, 0));
  expect(count?.textContent).toBe('No homes');
  rerender(mapOf(nothing, null, null, null));
  expect(count?.textContent).toBe('');
});

test('the homes of a postal code are surrounded until another place is searched', async () => {
  const homes = [{ bounds: here }];
  const { rerender } = render(mapOf(nothing, null, homes));
  await waitFor(() => expect(view.surround).toHaveBeenLastCalledWith(homes));

  rerender(mapOf(nothing, '7'));
  expect(view.surround).toHaveBeenLastCalledWith(null);
});
