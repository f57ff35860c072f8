import { useEffect, useLayoutEffect, useRef } from 'react';
import { CONTENT_ID } from '../page/page-view.tsx';
import type { NavigationState } from '../site/navigation.ts';

/** A new page scrolls to its top only when the visitor had scrolled further than this (decision 0023). */
const SCROLL_THRESHOLD_PX = 250;
const STORAGE_KEY = 'scroll-positions';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Scroll position after navigation: the anchor, the top, or the saved position when going back. */
export function useScroll({ location, kind, preservesScroll, data }: NavigationState): void {
  const shown = useRef({ key: location.key, pageId: data.model.page.id });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => savePosition(shown.current.key);
    window.addEventListener('pagehide', save);
    window.addEventListener('scrollend', save);
    const position = isArrival() ? window.scrollY : (positions()[shown.current.key] ?? window.scrollY);
    if (position > 0) document.documentElement.dataset.isWhole = '';
    if (!window.location.hash) window.scrollTo(0, position);

    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('scrollend', save);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    if (shown.current.key === location.key) return;
    const isAnotherPage = shown.current.pageId !== data.model.page.id;
    shown.current = { key: location.key, pageId: data.model.page.id };

    if (kind === 'pop') window.scrollTo({ top: positions()[location.key] ?? 0, behavior: 'instant' });
    else if (location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    else if (!preservesScroll && window.scrollY > SCROLL_THRESHOLD_PX)
      window.scrollTo({ top: 0, behavior: 'instant' });
    if (isAnotherPage && kind !== 'pop') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [location, kind, preservesScroll, data]);
}

/** Arrival by a link or typed URL; saved positions apply to reloads and going back only. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];

  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function savePosition(key: string): void {
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...positions(), [key]: Math.round(window.scrollY) }),
    );
  } catch {
    // Storage may be blocked: going back then starts at the top.
  }
}
