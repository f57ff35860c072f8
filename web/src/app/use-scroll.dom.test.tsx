import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NavigationState } from '../site/navigation.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { useScroll } from './use-scroll.ts';

let scrollTo: ReturnType<typeof vi.fn>;

beforeEach(() => {
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Scrolled({ navigation }: { navigation: NavigationState }) {
  useScroll(navigation);

  return null;
}

/** The scroll target when a visitor at `scrollY` navigates to another page. */
function goFrom(scrollY: number, changes: Partial<NavigationState> = {}) {
  const at = (key: string) =>
    ({
      location: { key, pathname: `/${key}`, search: '', hash: '', state: null },
      kind: 'push',
      preservesScroll: false,
      data: testRouteData(`/${key}`),
      ...changes,
    }) as NavigationState;
  const { rerender } = render(<Scrolled navigation={at('one')} />);
  scrollTo.mockClear();
  window.scrollY = scrollY;
  act(() => rerender(<Scrolled navigation={at('two')} />));

  return scrollTo.mock.calls;
}

test('a new page scrolls to its top when the visitor had scrolled further than 250 px [R9.059]', () => {
  expect(goFrom(250)).toEqual([]);
  cleanup();
  expect(goFrom(251)).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('navigation that preserves the position does not scroll', () => {
  expect(goFrom(900, { preservesScroll: true })).toEqual([]);
});

test.each([
  ['reload', 900],
  ['navigate', 0],
])('a page loaded by a %s starts at %s, whatever position is saved', (type, position) => {
  sessionStorage.setItem('scroll-positions', JSON.stringify({ one: 900 }));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  window.scrollY = 0;
  const location = { key: 'one', pathname: '/one', search: '', hash: '', state: null };
  const navigation = { location, kind: 'push', preservesScroll: false, data: testRouteData('/one') };
  render(<Scrolled navigation={navigation as NavigationState} />);

  expect(scrollTo.mock.calls).toEqual([[0, position]]);
});

test('going back is at the saved position at once: a smooth way there would end at the foot of a shorter page', () => {
  sessionStorage.setItem('scroll-positions', JSON.stringify({ two: 40 }));
  expect(goFrom(2500, { kind: 'pop' })).toEqual([[{ top: 40, behavior: 'instant' }]]);
});
