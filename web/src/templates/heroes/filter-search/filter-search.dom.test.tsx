import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { defaultState } from './parts.ts';
import { HeroFilterSearchView } from './view.tsx';

const fetchMock = vi.fn(async (..._: unknown[]) => Response.json({ data: { search: { total: 77 } } }));

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  cleanup();
  fetchMock.mockClear();
  vi.unstubAllGlobals();
});

const show = () =>
  renderAt('/', <HeroFilterSearchView id="hero" state={defaultState} data={null} isEditing={false} />);

test('dragging a filter sets it without searching [R4.077]', async () => {
  show();
  const beds = screen.getByRole('slider', { name: 'Bedrooms' });

  fireEvent.input(beds, { target: { value: '5' } });
  expect(screen.getByText('At least 5')).toBeDefined();
  fireEvent.input(beds, { target: { value: '4' } });
  expect(screen.getByText('At least 4')).toBeDefined();
  expect(beds.getAttribute('aria-valuetext')).toBe('At least 4');

  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('releasing a filter searches with all filters [R4.078]', async () => {
  show();
  const beds = screen.getByRole('slider', { name: 'Bedrooms' });

  fireEvent.input(beds, { target: { value: '4' } });
  fireEvent.change(beds);

  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('77 homes'));
  const [, init] = fetchMock.mock.calls[0] as [string, { body: string }];
  expect(JSON.parse(init.body).variables.search.filters).toMatchObject({ bedrooms: 4, lowPrice: 200_000 });
});
