import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { deleteListing, loadListing, loadListings } from '../listings/listings-store.ts';
import { EnteredListings } from './entered-listings.tsx';

vi.mock('../listings/listings-store.ts', () => ({
  loadListings: vi.fn(),
  loadListing: vi.fn(),
  deleteListing: vi.fn(),
}));

beforeEach(() => {
  stubDialogs();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const home = { id: 'h-1', status: 'ACTIVE', price: 459900, address: '12 Quay Street', city: 'Halifax' };

test('each home that was entered is listed with its price, to be edited and removed', async () => {
  const draft = { ...home, id: 'h-2', status: 'DRAFT', price: null, address: '', photos: ['/two.jpg'] };
  const listings = [{ ...home, photos: [] }, draft];
  vi.mocked(loadListings).mockResolvedValue({ listings, total: 2 } as never);
  vi.mocked(loadListing).mockResolvedValue({ id: 'h-1', revision: 'r-1' } as never);
  const onEdit = vi.fn();
  const onRemoved = vi.fn();
  render(<EnteredListings changes={0} onEdit={onEdit} onRemoved={onRemoved} />);

  const list = await screen.findByRole('list', { name: 'Homes on your site' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('12 Quay Street$459,900 · Halifax');
  expect(second?.textContent).toContain('Home without an addressNo price yet · Halifax · Draft');
  expect(second?.querySelector('img')?.getAttribute('src')).toBe('/two.jpg');

  fireEvent.click(screen.getByRole('button', { name: 'Edit Home without an address' }));
  expect(onEdit).toHaveBeenCalledWith('h-2');

  fireEvent.click(screen.getByRole('button', { name: 'Remove 12 Quay Street' }));
  expect(deleteListing).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove', hidden: true }));
  expect(await screen.findByText('12 Quay Street is removed.')).toBeDefined();
  expect(deleteListing).toHaveBeenCalledWith({ id: 'h-1', revision: 'r-1' });
  expect(onRemoved).toHaveBeenCalled();
});
