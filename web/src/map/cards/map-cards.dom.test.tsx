import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testListing } from '../../listing/test-listing.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { MapCards } from './map-cards.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every listing of a tower is reachable, fifty at a time', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json({
      data: {
        listings: JSON.parse(body).variables.ids.map((id: string) => ({ ...testListing(), id, address: id })),
      },
    }),
  );
  const ids = Array.from({ length: 120 }, (_, index) => `unit ${index + 1}`);
  renderAt('/', <MapCards ids={ids} onClose={() => undefined} />);
  const seen = new Set<string>();
  const look = async (first: string) => {
    await waitFor(() => expect(screen.getByText(first)).toBeDefined());
    for (const card of screen.getAllByRole('article')) seen.add(/unit \d+/.exec(card.textContent)?.[0] ?? '');
  };

  await look('unit 1');
  expect(screen.getByText('Homes 1 to 50 of 120 at this place')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next homes' }));
  await look('unit 51');
  fireEvent.click(screen.getByRole('button', { name: 'Next homes' }));
  await look('unit 101');

  expect(screen.getByText('Homes 101 to 120 of 120 at this place')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next homes' }).disabled).toBe(true);
  expect([...seen].toSorted()).toEqual([...ids].toSorted());
});
