import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataResponse } from '../page/page-model.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { createNavigation, type LoadData } from './navigation.ts';

const respond: LoadData = async ({ pathname, search }) => testRouteData(pathname + search);

function started(load: LoadData = respond) {
  const navigation = createNavigation(testRouteData('/'), load);
  const shown = () => navigation.getState().data.model.route.url;

  return { navigation, shown };
}

/** Resolves when the test does. */
function byHand() {
  const requests: { path: string; signal: AbortSignal; answer: (data: DataResponse) => void }[] = [];
  const load: LoadData = ({ pathname }, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      requests.push({ path: pathname, signal, answer: resolve });
    });

  return { requests, load };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test("the URL changes once the new page's data are loaded", async () => {
  const { requests, load } = byHand();
  const { navigation, shown } = started(load);
  navigation.navigator.navigate('/about');

  expect(navigation.getState().next?.pathname).toBe('/about');
  expect(window.location.pathname).toBe('/');

  requests[0]?.answer(testRouteData('/about'));
  await waitFor(() => expect(shown()).toBe('/about'));
  expect(window.location.pathname).toBe('/about');
  expect(navigation.getState().next).toBeNull();
});

test('the last navigation wins and aborts the previous one', async () => {
  const { requests, load } = byHand();
  const { navigation, shown } = started(load);
  navigation.navigator.navigate('/slow');
  navigation.navigator.navigate('/quick');
  requests[1]?.answer(testRouteData('/quick'));

  await waitFor(() => expect(shown()).toBe('/quick'));
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(window.location.pathname).toBe('/quick');
});

test('going back loads the previous page and does not change the URL again', async () => {
  const { navigation, shown } = started();
  const stop = navigation.listen();
  navigation.navigator.navigate('/about?a=1');
  await waitFor(() => expect(shown()).toBe('/about?a=1'));

  navigation.navigator.go(-1);
  await waitFor(() => expect(shown()).toBe('/'));
  expect(navigation.getState().kind).toBe('pop');
  stop();
});

test('a navigation continues while what is open above the page closes', async () => {
  const { requests, load } = byHand();
  const { navigation, shown } = started(load);
  const stop = navigation.listen();
  window.history.pushState({ layers: 1 }, '');
  navigation.navigator.navigate('/about');

  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await popped;
  requests[0]?.answer(testRouteData('/about'));
  await waitFor(() => expect(shown()).toBe('/about'));
  expect(requests).toHaveLength(1);
  expect(window.location.pathname).toBe('/about');
  stop();
});

test('a step back while the code was loading is made up for', async () => {
  const search = '/search?page=2';
  window.history.replaceState(null, '', '/search');
  const url = new URL(search, window.location.href).href;
  const navigation = createNavigation(testRouteData(search), respond, url);
  expect(navigation.getState().location.search).toBe('?page=2');

  const stop = navigation.listen();
  await waitFor(() => expect(navigation.getState().data.model.route.url).toBe('/search'));
  expect(navigation.getState().kind).toBe('pop');
  expect(navigation.getFirstState().location.search).toBe('?page=2');
  stop();
});

test('what was chosen before a step back is made up for is not undone by it', async () => {
  window.history.replaceState(null, '', '/search');
  const url = new URL('/search?page=2', window.location.href).href;
  const navigation = createNavigation(testRouteData('/search?page=2'), respond, url);

  navigation.navigator.navigate('/search?sort=price_des');
  const stop = navigation.listen();
  await waitFor(() => expect(window.location.search).toBe('?sort=price_des'));
  expect(navigation.getState().kind).toBe('push');
  stop();
});

test('a redirect is followed: the page before stays a step back, the URL that redirects is none', async () => {
  const { navigation, shown } = started(async ({ pathname }) =>
    pathname === '/old' ? { redirect: '/new', status: 301 } : testRouteData(pathname),
  );
  const entries = window.history.length;
  navigation.navigator.navigate('/old');

  await waitFor(() => expect(shown()).toBe('/new'));
  expect(window.location.pathname).toBe('/new');
  expect(window.history.length).toBe(entries + 1);

  navigation.navigator.navigate('/old', { replace: true });
  await waitFor(() => expect(navigation.getState().kind).toBe('replace'));
  expect(window.history.length).toBe(entries + 1);
});

test('another anchor of the same page loads nothing', async () => {
  const load = vi.fn(respond);
  const { navigation } = started(load);
  navigation.navigator.navigate('#team');

  await waitFor(() => expect(window.location.hash).toBe('#team'));
  expect(load).not.toHaveBeenCalled();
});

test('a link to the current page adds no history entry', async () => {
  const { navigation } = started();
  const entries = window.history.length;
  navigation.navigator.navigate('/');

  await waitFor(() => expect(navigation.getState().kind).toBe('replace'));
  expect(window.history.length).toBe(entries);
});

test('the current page can be reloaded in place', async () => {
  const load = vi.fn(respond);
  const { navigation } = started(load);
  await navigation.revalidate();

  expect(load).toHaveBeenCalledOnce();
  expect(navigation.getState().preservesScroll).toBe(true);
});

test('a part that failed is loaded once more, and the page stays if that fails too', async () => {
  const responses = [{ ...testRouteData('/'), isRetried: true }, testRouteData('/b')] as DataResponse[];
  const load = vi.fn<LoadData>(async () => responses.shift() ?? testRouteData('/c'));
  const { navigation } = started(load);
  await Promise.all([navigation.retry(), navigation.retry()]);
  await navigation.retry();

  expect(load).toHaveBeenCalledOnce();
  expect(navigation.getState().data).toHaveProperty('isRetried');

  navigation.navigator.navigate('/b');
  await navigation.retry();
  await waitFor(() => expect(navigation.getState().data.model.route.url).toBe('/b'));
  const { data } = navigation.getState();
  const failed = testRouteData('/b');
  load.mockResolvedValueOnce({ ...failed, model: { ...failed.model, kind: 'error', status: 500 } });
  await navigation.retry();

  expect(load).toHaveBeenCalledTimes(3);
  expect(navigation.getState()).toMatchObject({ next: null, preservesScroll: false });
  expect(navigation.getState().data).toBe(data);
});
