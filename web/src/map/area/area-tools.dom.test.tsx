import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LatLon } from '#domain/search/polyline.ts';
import type { AreaDrawingOptions } from './area-drawing.ts';
import { AreaTools } from './area-tools.tsx';
import type { MapView } from '../map-view.ts';

vi.mock('../../modals/modal-link.tsx', () => ({ ModalLink: () => <a href="/sign-in">Save Search</a> }));

const triangle: LatLon[] = [
  { lat: 1, lon: 1 },
  { lat: 2, lon: 1 },
  { lat: 2, lon: 2 },
];
const stop = vi.fn<() => void>();
const draw = vi.fn(async (_: AreaDrawingOptions) => ({ area: () => triangle, stop }));
const outline = vi.fn();
const view = {
  draw,
  outline,
  bounds: () => ({ north: 2, south: 1, east: 4, west: 3 }),
} as unknown as MapView;
const onArea = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (area: LatLon[] | null) =>
  render(<AreaTools view={view} area={area} onArea={onArea} onDrawing={() => undefined} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a drawn area is committed and drawing ends', async () => {
  show(null);
  press('Draw an area');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Draw an area' }));
  await waitFor(() => expect(draw).toHaveBeenCalledOnce());

  draw.mock.calls[0]?.[0].onFinish(triangle);

  await waitFor(() => expect(onArea).toHaveBeenCalledWith(triangle));
  expect(await screen.findByRole('button', { name: 'Draw an area' })).toBeTruthy();
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test('the tools are busy until the drawing code is loaded', async () => {
  let begin: (drawing: { area: () => LatLon[]; stop: typeof stop }) => void = () => undefined;
  draw.mockImplementationOnce(() => new Promise((resolve) => (begin = resolve)));
  show(null);
  press('Draw an area');
  const tools = screen.getByRole('group', { name: 'Draw an area' });
  expect(tools.getAttribute('aria-busy')).toBe('true');

  begin({ area: () => triangle, stop });

  await waitFor(() => expect(tools.getAttribute('aria-busy')).toBe('false'));
});

test('drawing starts in freehand mode, for mouse and touch', () => {
  show(null);
  press('Draw an area');

  expect(screen.getByRole('button', { name: 'Freehand' }).getAttribute('aria-pressed')).toBe('true');
});

test("the map's bounds can become the area", () => {
  show(null);
  press('Draw an area');
  press('This map view');

  expect(onArea).toHaveBeenCalledWith([
    { lat: 2, lon: 3 },
    { lat: 2, lon: 4 },
    { lat: 1, lon: 4 },
    { lat: 1, lon: 3 },
  ]);
});

test('Escape cancels drawing and restores the focus', async () => {
  show(null);
  press('Draw an area');
  await waitFor(() => expect(draw).toHaveBeenCalledOnce());
  fireEvent.keyDown(screen.getByRole('group'), { key: 'Escape' });

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Draw an area' }));
  expect(onArea).not.toHaveBeenCalled();
});

test('an area can be edited and removed', async () => {
  show(triangle);
  expect(outline).toHaveBeenLastCalledWith(triangle);
  press('Edit area');
  await waitFor(() => expect(draw.mock.calls[0]?.[0]).toMatchObject({ mode: 'edit', corners: triangle }));
  await waitFor(() => {
    press('Done');
    expect(onArea).toHaveBeenCalledWith(triangle);
  });
  press('Clear area');

  expect(onArea).toHaveBeenLastCalledWith(null);
});
