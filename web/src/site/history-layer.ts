import { useEffect, useEffectEvent } from 'react';
import type { Navigation } from './navigation.ts';
import { useNavigationOnSite } from './navigation-context.ts';

type Layer = { close: () => void; page: unknown };

/** What is open above the page, the lowest first. */
let open: readonly Layer[] = [];
/** The step back is not the visitor's. */
let isLeaving = false;
let isListening = false;
/** The layers of the entry that a navigation may take over. */
let entryLayers = 0;
/** What a replacing navigation made of the uppermost entry, for the one of the page itself. */
let replacing: { state: unknown; url: string } | null = null;

/**
 * Gives what is open above the page a history entry, with the key of the page's own: the browser's Back closes the uppermost
 * and stays on the page. Closed in any other way it goes back itself.
 */
export function useHistoryLayer(close: () => void, isActive = true): void {
  const closeNow = useEffectEvent(close);
  const navigation = useNavigationOnSite();

  useEffect(() => {
    if (!isActive) return;
    const layer = { close: () => closeNow(), page: entry().key };
    open = [...open, layer];
    settleSoon(navigation);

    return () => {
      open = open.filter((other) => other !== layer);
      settleSoon(navigation);
    };
  }, [isActive, navigation]);
}

/**
 * Gives every layer its entry, and leaves entries whose layer is closed, as after a reload or a step forward. While another
 * page loads it takes no step back, which would undo a navigation: that takes over the entry.
 */
export function settleLayers(navigation: Navigation | null): void {
  listen(navigation);
  if (isLeaving) return;
  const { key, layers = 0 } = entry();
  // A navigation took the entry of what was open. What the new page does not close is open above that one.
  if (open.some(({ page }) => page !== key)) {
    adoptSoon(navigation, key);
    return;
  }
  for (let layer = layers + 1; layer <= open.length; layer += 1)
    window.history.pushState({ ...entry(), layers: layer }, '');
  entryLayers = open.length;
  isLeaving = layers > open.length && !navigation?.getState().next;
  if (isLeaving) window.history.go(open.length - layers);
}

/** Closing takes until the new page is rendered. */
function adoptSoon(navigation: Navigation | null, key: string | undefined): void {
  setTimeout(() => {
    if (entry().key !== key) return;
    for (const layer of open) layer.page = key;
    const { kind, next } = navigation?.getState() ?? {};
    if (kind === 'replace' && !next && open.length > 0 && entryLayers > 0) replaceBelow();
    else settleLayers(navigation);
  });
}

/** A replacing navigation has replaced the uppermost layer's entry instead of the page's, which is below. */
function replaceBelow(): void {
  replacing = { state: window.history.state, url: window.location.href };
  isLeaving = true;
  window.history.go(-entryLayers);
  entryLayers = 0;
}

function finishReplacing(): void {
  if (!replacing) return;
  window.history.replaceState(replacing.state, '', replacing.url);
  replacing = null;
}

/** Where one layer replaces another, both change at once: the entry stays. */
function settleSoon(navigation: Navigation | null): void {
  queueMicrotask(() => settleLayers(navigation));
}

function listen(navigation: Navigation | null): void {
  if (isListening) return;
  isListening = true;
  // Before the navigation reads which page the entry is of.
  window.addEventListener('popstate', finishReplacing, { capture: true });
  window.addEventListener('popstate', () => {
    closeLeft();
    settleSoon(navigation);
  });
  navigation?.subscribe(() => settleLayers(navigation));
}

/** Closes what the visitor went back from. */
function closeLeft(): void {
  const { layers = 0 } = entry();
  const left = isLeaving ? [] : open.slice(layers);
  if (!isLeaving) open = open.slice(0, layers);
  isLeaving = false;
  for (const layer of left.toReversed()) layer.close();
}

function entry(): { key?: string; layers?: number } {
  return window.history.state ?? {};
}
