import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataAnswer } from '../page/page-model.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { createNavigation, type LoadData } from './navigation.ts';

const answer: LoadData = async ({ pathname, search }) => testRouteData(pathname + search);

function started(load: LoadData = answer) {
  const navigation = createNavigation(testRouteData('/'), load);
  const shown = () => navigation.getState().data.model.route.url;

  return { navigation, shown };
}

/** Answers when the test says so. */
function byHand() {
  const asked: { path: string; signal: AbortSignal; answer: (data: DataAnswer) => void }[] = [];
  const load: LoadData = ({ pathname }, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ path: pathname, signal, answer: resolve });
    });

  return { asked, load };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('the address changes once the data of the new page are there', async () => {
  const { asked, load } = byHand();
  const { navigation, shown } = started(load);
  navigation.navigator.navigate('/about');

  expect(navigation.getState().next?.pathname).toBe('/about');
  expect(window.location.pathname).toBe('/');

  asked[0]?.answer(testRouteData('/about'));
  await waitFor(() => expect(shown()).toBe('/about'));
  expect(window.location.pathname).toBe('/about');
  expect(navigation.getState().next).toBeNull();
});

test('the last move wins and the one before it is aborted', async () => {
  const { asked, load } = byHand();
  const { navigation, shown } = started(load);
  navigation.navigator.navigate('/slow');
  navigation.navigator.navigate('/quick');
  asked[1]?.answer(testRouteData('/quick'));

  await waitFor(() => expect(shown()).toBe('/quick'));
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(window.location.pathname).toBe('/quick');
});

test('going back loads the page before and keeps the address of the browser', async () => {
  const { navigation, shown } = started();
  const stop = navigation.listen();
  navigation.navigator.navigate('/about?a=1');
  await waitFor(() => expect(shown()).toBe('/about?a=1'));

  navigation.navigator.go(-1);
  await waitFor(() => expect(shown()).toBe('/'));
  expect(navigation.getState().kind).toBe('pop');
  stop();
});

test('a redirect is followed and takes the place of the address asked for', async () => {
  const { navigation, shown } = started(async ({ pathname }) =>
    pathname === '/old' ? { redirect: '/new', status: 301 } : testRouteData(pathname),
  );
  const entries = window.history.length;
  navigation.navigator.navigate('/old');

  await waitFor(() => expect(shown()).toBe('/new'));
  expect(window.location.pathname).toBe('/new');
  expect(window.history.length).toBe(entries);
});

test('another anchor of the same page asks for nothing', async () => {
  const load = vi.fn(answer);
  const { navigation } = started(load);
  navigation.navigator.navigate('#team');

  await waitFor(() => expect(window.location.hash).toBe('#team'));
  expect(load).not.toHaveBeenCalled();
});

test('following a link to the page one is on makes no second entry', async () => {
  const { navigation } = started();
  const entries = window.history.length;
  navigation.navigator.navigate('/');

  await waitFor(() => expect(navigation.getState().kind).toBe('replace'));
  expect(window.history.length).toBe(entries);
});

test('a page can be loaded again in its place', async () => {
  const load = vi.fn(answer);
  const { navigation } = started(load);
  await navigation.revalidate();

  expect(load).toHaveBeenCalledOnce();
  expect(navigation.getState().keepsScroll).toBe(true);
});
