import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testListing } from '../../listing/test-listing.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { MapDock } from './map-dock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a phone shows one home of the map after the other, and says which', async () => {
  const requests: string[][] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { ids } = JSON.parse(body).variables as { ids: string[] };
    requests.push(ids);
    return Response.json({ data: { listings: ids.map((id) => ({ ...testListing(), id, address: id })) } });
  });
  const { scrollTo } = Element.prototype;
  Element.prototype.scrollTo = vi.fn();
  onTestFinished(() => {
    Element.prototype.scrollTo = scrollTo;
  });
  const ids = Array.from({ length: 20 }, (_, index) => `docked ${index + 1}`);
  const onTurn = vi.fn();
  const onClose = vi.fn();
  renderAt('/', <MapDock ids={ids} onTurn={onTurn} onClose={onClose} />);

  await waitFor(() => expect(screen.getByText('docked 1')).toBeDefined());
  expect(screen.getByRole('status').textContent).toBe('1 of 20');
  expect(onTurn).toHaveBeenLastCalledWith('docked 1');
  // The cards around the one in view, not all.
  expect(requests.flat()).toEqual(ids.slice(0, 16));

  const list = document.querySelector('.map-dock__list') as HTMLElement;
  [...list.children].forEach((card, index) => {
    Object.defineProperties(card, { offsetLeft: { value: index * 300 }, offsetWidth: { value: 300 } });
  });
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  list.scrollLeft = 300;
  await act(async () => fireEvent.scroll(list));

  expect(screen.getByRole('status').textContent).toBe('2 of 20');
  expect(onTurn).toHaveBeenLastCalledWith('docked 2');
  fireEvent.keyDown(screen.getByRole('group', { name: 'Homes on the map, one after another' }), {
    key: 'Escape',
  });
  expect(onClose).toHaveBeenCalled();
});
