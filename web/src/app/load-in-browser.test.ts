import { afterEach, expect, test, vi } from 'vitest';
import type { DataResponse, RouteData } from '../page/page-model.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { loadInBrowser } from './load-in-browser.ts';

const location = { pathname: '/about', search: '?a=1', hash: '', state: null, key: 'k' };
const { site, model } = testRouteData('/about');

function respondWith(response: DataResponse, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(response, { status }));
}

async function loaded(signal = new AbortController().signal): Promise<RouteData> {
  const response = await loadInBrowser({ site, model })(location, signal);
  if ('redirect' in response) throw new Error('Redirected');

  return response;
}

afterEach(() => vi.restoreAllMocks());

test('the data of a route are one request to its path below /_data', async () => {
  const fetch = respondWith({ site, model });
  await loaded();

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/_data/about?a=1', expect.anything());
});

test('a page that is missing in client-side navigation has its own message [R8.004]', async () => {
  respondWith({ site, model: { ...model, status: 404 } }, 404);

  expect((await loaded()).model.page.straps[0]?.state).toEqual({
    code: 404,
    message: 'The page you are looking for could not be found.',
  });
});

test('a page that fails to load shows an error within the site [R8.005]', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const response = await loaded();

  expect(response.site).toBe(site);
  expect(response.model.page.straps[0]?.state.message).toBe('There was a problem loading the page.');
});

test('a search that fails stays on its page, without data of its straps', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { page } = model;
  const searched = { ...model, route: { ...model.route, id: 'search' as const } };
  const strapData = Object.fromEntries(page.straps.map(({ id }) => [id, { data: { search: {} } }]));
  const load = loadInBrowser({
    site,
    model: { ...searched, strapData: { ...strapData, header: { data: 1 } } },
  });

  const response = await load({ ...location, pathname: '/search/condos' }, new AbortController().signal);

  expect(response).toMatchObject({ model: { page, route: { id: 'search', url: '/search/condos?a=1' } } });
  const failed = Object.fromEntries(page.straps.map(({ id }) => [id, { failed: true }]));
  expect(response).toMatchObject({ model: { strapData: { ...failed, header: { data: 1 } } } });
});

test('an aborted load is not a failure', async () => {
  const controller = new AbortController();
  controller.abort();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(controller.signal.reason);

  await expect(loaded(controller.signal)).rejects.toBe(controller.signal.reason);
});
