import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteRouter } from '../../app/site-router.tsx';
import { createNavigation, type LoadData } from '../../site/navigation.ts';
import { testRouteData } from '../../testing/test-frame.tsx';
import { SearchFailed } from './empty-state.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/search/condos');
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A search whose server fails; returns the paths that were loaded. */
function showFailed() {
  const load = vi.fn<LoadData>(async ({ pathname }) => testRouteData(pathname));
  const navigation = createNavigation(testRouteData('/search/condos'), load);
  const page = (url: string) => (
    <SiteRouter navigation={navigation}>
      <SearchFailed url={url} hasLast />
    </SiteRouter>
  );
  const { rerender } = render(page('/search/condos'));

  return {
    loaded: () => load.mock.calls.map(([{ pathname }]) => pathname),
    navigate: navigation.navigator.navigate,
    fail: (url: string) => rerender(page(url)),
  };
}

test('a search that failed is sent again once: the old results do not stay until the visitor asks', async () => {
  const { loaded } = showFailed();

  await wait(1000);
  expect(loaded()).toEqual([]);
  await wait(1000);
  expect(loaded()).toEqual(['/search/condos']);
  await wait(60_000);
  expect(loaded()).toEqual(['/search/condos']);
});

test('the next search that fails is sent again too', async () => {
  const { loaded, navigate, fail } = showFailed();
  await wait(2000);

  navigate('/search/houses');
  await wait(10);
  fail('/search/houses');
  await wait(2000);

  expect(loaded()).toEqual(['/search/condos', '/search/houses', '/search/houses']);
});
