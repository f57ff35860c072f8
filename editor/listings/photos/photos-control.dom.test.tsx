import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../../api/api.ts';
import { PhotosControl } from './photos-control.tsx';

vi.mock('../../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

beforeEach(stubDialogs);
afterEach(cleanup);

function Photos() {
  const [photos, setPhotos] = useState(['/a.jpg', '/b.jpg', '/c.jpg']);

  return <PhotosControl photos={photos} onChange={setPhotos} />;
}

const tiles = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
const order = () => tiles().map((tile) => tile.querySelector('img')?.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const drag = (from: number, to: number) => {
  const dataTransfer = { setData: () => {}, effectAllowed: 'none' };
  fireEvent.dragStart(tiles()[from] as HTMLElement, { dataTransfer });
  fireEvent.dragOver(tiles()[to] as HTMLElement, { dataTransfer });
  fireEvent.drop(tiles()[to] as HTMLElement, { dataTransfer });
};

test.each([
  [0, 2, ['/b.jpg', '/c.jpg', '/a.jpg']],
  [2, 0, ['/c.jpg', '/a.jpg', '/b.jpg']],
  [1, 1, ['/a.jpg', '/b.jpg', '/c.jpg']],
])('photo %i that is dropped at %i is there', (from, to, expected) => {
  renderForAgent(<Photos />);
  drag(from, to);

  expect(order()).toEqual(expected);
  expect(tiles().map(({ className }) => className)).toEqual(
    Array.from({ length: 3 }, () => 'listing-photos__tile'),
  );
});

test('any photo is made the cover, and the new cover says so', () => {
  renderForAgent(<Photos />);
  press('Make photo 3 the cover');

  expect(order()).toEqual(['/c.jpg', '/a.jpg', '/b.jpg']);
  expect(within(tiles()[0] as HTMLElement).getByText('Cover')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Photo 3 is the cover now.');
  expect(screen.queryByRole('button', { name: 'Make photo 1 the cover' })).toBeNull();
});

test('by keyboard the same button moves a photo on, until the end', async () => {
  renderForAgent(<Photos />);
  press('Move photo 1 back');
  await nextFrame();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 2 back');
  fireEvent.click(document.activeElement as HTMLElement);
  await nextFrame();

  expect(order()).toEqual(['/b.jpg', '/c.jpg', '/a.jpg']);
  expect(screen.getByRole('status').textContent).toBe('Photo 2 is number 3 now.');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
});

test('once a photo is removed, the one in its place has the focus', async () => {
  renderForAgent(<Photos />);
  press('Remove photo 3');
  await nextFrame();

  expect(order()).toEqual(['/a.jpg', '/b.jpg']);
  expect(tiles()[1]?.contains(document.activeElement)).toBe(true);
});

test('photos of a home are first chosen among what was uploaded, not among pictures of the site', async () => {
  vi.mocked(request).mockResolvedValue({
    files: { files: [], total: 0, page: 1, pageCount: 1, bytes: 0, maxBytes: 1 },
  } as never);
  renderForAgent(<Photos />);
  press('Add Photos');

  await screen.findByText(/Nothing|No |yet/i, { selector: '[role=status]' });
  const isShown = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(['Uploaded', 'On this site', 'Example pictures'].map(isShown)).toEqual(['true', 'false', 'false']);
});
