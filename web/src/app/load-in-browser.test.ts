import { afterEach, expect, test, vi } from 'vitest';
import type { DataResponse, RouteData } from '../page/page-model.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { loadInBrowser } from './load-in-browser.ts';

const location = { pathname: '/about', search: '?a=1', hash: '', state: null, key: 'k' };
const { site, model } = testRouteData('/about');

function answerWith(answer: DataResponse, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, { status }));
}

async function loaded(signal = new AbortController().signal): Promise<RouteData> {
  const answer = await loadInBrowser(site)(location, signal);
  if ('redirect' in answer) throw new Error('Redirected');

  return answer;
}

afterEach(() => vi.restoreAllMocks());

test('the data of a route are one request to its path below /_data', async () => {
  const fetch = answerWith({ site, model });
  await loaded();

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/_data/about?a=1', expect.anything());
});

test('a page that is missing in client-side navigation has its own message [R8.004]', async () => {
  answerWith({ site, model: { ...model, status: 404 } }, 404);

  expect((await loaded()).model.page.straps[0]?.state).toEqual({
    code: 404,
    message: 'The page you are looking for could not be found.',
  });
});

test('a page that fails to load shows an error within the site [R8.005]', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const answer = await loaded();

  expect(answer.site).toBe(site);
  expect(answer.model.page.straps[0]?.state.message).toBe('There was a problem loading the page.');
});

test('an aborted load is not a failure', async () => {
  const controller = new AbortController();
  controller.abort();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(controller.signal.reason);

  await expect(loaded(controller.signal)).rejects.toBe(controller.signal.reason);
});
