import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSite } from '../../data/read-site.ts';
import { currentUrl, renderAt } from '../../testing/render-at.tsx';
import { TestFrame } from '../../testing/test-frame.tsx';
import { testSiteResponse } from '../../testing/test-site.ts';
import { SearchBar } from './search-bar.tsx';

const place = {
  __typename: 'PlaceSuggestion',
  place: { id: '890458485', name: 'Strathcona', placetype: 'neighbourhood' },
  label: 'Strathcona, Edmonton, AB',
};
const listing = {
  __typename: 'ListingSuggestion',
  id: 'l-1',
  path: '/for-sale/strath-e4412345',
  mls: 'E4412345',
  label: '10234 82 Avenue NW',
};
const fetchMock = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  respondWith([place, listing]);
});
afterEach(() => {
  cleanup();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function respondWith(autocomplete: unknown[]) {
  fetchMock.mockImplementation(async () => Response.json({ data: { autocomplete } }));
}

const field = () => screen.getByRole('combobox');
const requests = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(init.body).variables.text);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function type(text: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await wait(0);
}

test('the placeholder says what can be searched [R9.073]', () => {
  renderAt('/', <SearchBar />);

  expect(screen.getByPlaceholderText('Search by city, neighbourhood, or MLS® #')).toBe(field());
});

test('three characters send no request, the fourth sends one at once, the next is debounced [R4.038, R7.042]', async () => {
  renderAt('/', <SearchBar />);

  await type('str');
  await wait(1000);
  expect(requests()).toEqual([]);

  await type('stra');
  expect(requests()).toEqual(['stra']);

  await type('strat');
  await type('strath');
  await wait(499);
  expect(requests()).toEqual(['stra']);

  await wait(1);
  expect(requests()).toEqual(['stra', 'strath']);
});

test("suggestions are queried near the site's map position, within the site's distance", async () => {
  const { space, website } = readSite(testSiteResponse(), 'http://localhost');
  const { lat, lon } = space.mapDefault;
  const setup = { ...website.config.setup, search: { autocomplete: { focusDistance: 30, size: 5 } } };
  renderAt('/', <SearchBar />, { website: { ...website, config: { ...website.config, setup } } });

  await type('stra');

  expect(JSON.parse(fetchMock.mock.calls[0]?.[1].body).variables).toEqual({
    text: 'stra',
    near: { lat, lon },
    focusDistance: 30,
    limit: 5,
    similar: true,
    orNearest: true,
  });
});

test('shortening the text clears the suggestions [R4.039]', async () => {
  renderAt('/', <SearchBar />);
  await type('stra');
  expect(screen.getAllByRole('option')).toHaveLength(2);

  await type('str');

  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('a response to a previous text is dropped', async () => {
  let release: (response: Response) => void = () => undefined;
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  renderAt('/', <SearchBar />);

  await type('stra');
  await type('');
  release(Response.json({ data: { autocomplete: [place] } }));
  await wait(0);

  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('choosing a place with the keyboard searches it and closes the list [R4.041, R4.042, R4.043]', async () => {
  renderAt('/', <SearchBar />);
  await type('stra');

  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('option');
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(first?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);

  expect(currentUrl()).toBe('/search/geo/wof/890458485');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('the arrow keys wrap in the list, Escape closes it', async () => {
  renderAt('/', <SearchBar />);
  await type('stra');

  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');

  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('choosing a listing opens its details [R4.040]', async () => {
  renderAt('/', <SearchBar />);
  await type('e4412345');

  fireEvent.click(screen.getByRole('option', { name: /10234 82 Avenue NW/ }));
  await wait(0);

  expect(currentUrl()).toBe('/for-sale/strath-e4412345');
});

test('clearing empties the field and notifies the search [R4.044]', async () => {
  const onClear = vi.fn();
  renderAt('/search', <SearchBar initialText="Strathcona" onClear={onClear} />);

  fireEvent.click(screen.getByRole('button', { name: 'Clear the search text' }));

  expect(onClear).toHaveBeenCalledOnce();
  expect((field() as HTMLInputElement).value).toBe('');
});

test('a sentence is first shown as it is understood, and Enter takes it; an empty field shows an example', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  respondWith([place]);
  renderAt('/search', <SearchBar textPath={(text) => `/search?q=${text}`} />);
  fireEvent.focus(field());
  expect(screen.getByText(/^Or say it in words: “3 bed house under 500k/)).toBeDefined();

  await type('3 bed under 500k in strathcona');
  await act(() => vi.dynamicImportSettled());

  const [first, second] = screen.getAllByRole('option');
  expect(first?.textContent).toBe('3+ beds · Up to $500,000 · Strathcona');
  expect(second?.textContent).toBe('Strathcona, Edmonton, AB');
  expect(screen.queryByText(/^Or say it in words/)).toBeNull();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await wait(0);
  expect(currentUrl()).toBe('/search?q=3%20bed%20under%20500k%20in%20strathcona');
});

test('a sentence without sale or lease is read as one of the search', async () => {
  renderAt('/', <SearchBar transactionType="LEASE" />);
  await type('2 bed under 2000');

  await vi.waitFor(() =>
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('For lease · 2+ beds · Up to $2,000'),
  );
});

test('a failed request is repeated once', async () => {
  fetchMock.mockImplementation(async () => new Response('busy', { status: 503 }));
  renderAt('/', <SearchBar />);
  await type('strath');
  expect(screen.queryByRole('option')).toBeNull();

  respondWith([place]);
  await wait(1500);
  expect(screen.getByRole('option').textContent).toBe('Strathcona, Edmonton, AB');

  fetchMock.mockImplementation(async () => new Response('busy', { status: 503 }));
  await type('strathm');
  await wait(500);
  await wait(5000);
  expect(requests()).toEqual(['strath', 'strath', 'strathm', 'strathm']);
});

test('no matches show a message, a failure shows nothing', async () => {
  respondWith([]);
  renderAt('/', <SearchBar />);
  await type('zzzz');
  expect(screen.getByRole('status').textContent).toMatch(/^No place or listing of that name/);

  const place = { id: '1', name: 'Downtown', placetype: 'neighbourhood' };
  respondWith([{ __typename: 'PlaceSuggestion', place, label: 'Downtown, Edmonton, AB', isNearest: true }]);
  await type('zzzzy');
  await wait(500);
  expect(screen.getByRole('status').textContent).toMatch(
    /^No place called “zzzzy” here. Nearby: 1 suggestion/,
  );
  expect(screen.getByRole('option').textContent).toBe('Downtown, Edmonton, AB');
  const rows = screen.getByRole('listbox').children;
  expect([...rows].map((row) => [row.getAttribute('role'), row.textContent])).toEqual([
    ['presentation', 'No place called “zzzzy” here. Nearby:'],
    ['option', 'Downtown, Edmonton, AB'],
  ]);

  fetchMock.mockRejectedValue(new Error('offline'));
  await type('zzzzz');
  await wait(500);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('of a sentence the unknown place is named between what is understood and the places nearby', async () => {
  const near = { id: '1', name: 'Oliver', placetype: 'neighbourhood' };
  respondWith([{ __typename: 'PlaceSuggestion', place: near, label: 'Oliver, Edmonton', isNearest: true }]);
  renderAt('/', <SearchBar />);
  await type('condos in Calgary');

  vi.useRealTimers();
  await waitFor(() =>
    expect([...screen.getByRole('listbox').children].map((row) => row.textContent)).toEqual([
      'Condos · Calgary',
      'No place called “Calgary” here. Nearby:',
      'Oliver, Edmonton',
    ]),
  );
});

test('without JavaScript the field is a form of the search page', () => {
  renderAt('/', <SearchBar />);
  const form = field().closest('form');

  expect(form?.getAttribute('action')).toBe('/search');
  expect(form?.method).toBe('get');
  expect(field().getAttribute('name')).toBe('q');
});

test('text typed before hydration is preserved and searched', async () => {
  const bar = (
    <TestFrame>
      <SearchBar />
    </TestFrame>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar);
  const typed = container.querySelector('input');
  if (!typed) throw new Error('The bar has no field');
  typed.value = 'strath';
  typed.focus();

  render(bar, { container, hydrate: true });
  await wait(0);

  expect(typed.value).toBe('strath');
  expect(requests()).toEqual(['strath']);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('suggestions with equal labels are two options', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  respondWith([listing, { ...listing, id: 'l-2', mls: 'E4499999', path: '/for-sale/strath-e4499999' }]);
  renderAt('/', <SearchBar />);

  await type('10234 82');

  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test("text without a chosen suggestion leads to the search's URL", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderAt('/search/houses', <SearchBar textPath={(text) => `/search/houses?q=${text}`} />);

  await type('Strath');
  fireEvent.submit(field());
  await wait(0);

  expect(currentUrl()).toBe('/search/houses?q=Strath');
});
