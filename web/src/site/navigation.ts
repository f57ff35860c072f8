import { hrefInLook, setLook } from '#domain/site/look-path.ts';
import type { DataResponse, RouteData } from '../page/page-model.ts';
import type { Location, NavigateOptions, Navigator } from '../ui/routing.tsx';

/** How the current page was reached. */
export type NavigationKind = 'load' | 'push' | 'replace' | 'pop';

export type NavigationState = {
  location: Location;
  data: RouteData;
  kind: NavigationKind;
  /** The location being loaded. */
  next: Location | null;
  /** The scroll position does not change. */
  preservesScroll: boolean;
};

/** Fetches a route's data; rejects only when aborted. */
export type LoadData = (location: Location, signal: AbortSignal) => Promise<DataResponse>;

export type Navigation = {
  getState(): NavigationState;
  /** The state of the document: what its parts are hydrated with, however late that is. */
  getFirstState(): NavigationState;
  subscribe(listener: () => void): () => void;
  navigator: Navigator;
  /** Reloads the current page. */
  revalidate(): Promise<void>;
  /** The same for a part of the page that failed: once for each page, which stays as it is if that fails too. */
  retry(): Promise<void>;
  /** Follows the browser's back and forward, also a step from before; returns a cleanup function. */
  listen(): () => void;
};

type Entry = { key: string; usr: unknown };
type Move = { kind: NavigationKind; preservesScroll?: boolean; isRetry?: boolean };

const RELOAD = { kind: 'load', preservesScroll: true } as const;

/**
 * Client-side navigation: the URL changes once the new page's data are loaded; the last navigation wins. A router
 * library would add 10 kB for what this and ui/routing.tsx do (decision 0011). `documentUrl` is what the data
 * belong to: the visitor may have gone back while the code was loading.
 */
export function createNavigation(
  data: RouteData,
  load: LoadData,
  documentUrl: string = window.location.href,
): Navigation {
  const look = data.model.preview?.look;
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let retried: Location | null = null;
  /** The URL is already that of the page being loaded. */
  let isPopping = false;
  let state: NavigationState = {
    location: locationOfDocument(documentUrl),
    data,
    kind: 'load',
    next: null,
    preservesScroll: false,
  };

  const first = state;
  const set = (changes: Partial<NavigationState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  async function move(location: Location, { kind, preservesScroll = false, isRetry }: Move): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    if (kind !== 'load' && isSamePage(location, state.location)) {
      return commit(location, { data: state.data, kind, preservesScroll });
    }

    isPopping = kind === 'pop';
    set({ next: location });
    const response = await load(location, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (response === null || signal.aborted) return;
    if ('redirect' in response) return follow(response.redirect, kind);
    if (isRetry && response.model.kind === 'error') return set({ next: null });
    commit(location, { data: response, kind, preservesScroll });
  }

  function commit(
    location: Location,
    change: Pick<NavigationState, 'data' | 'kind' | 'preservesScroll'>,
  ): void {
    const entry: Entry = { key: location.key, usr: location.state };
    // A link in what is open above the page takes over its entry.
    if (change.kind === 'replace' || (change.kind === 'push' && window.history.state?.layers))
      window.history.replaceState(entry, '', pathOf(location));
    else if (change.kind === 'push') window.history.pushState(entry, '', pathOf(location));
    set({ location, next: null, ...change });
  }

  function follow(redirect: string, kind: NavigationKind): Promise<void> | void {
    const url = new URL(redirect, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);

    // The URL that redirects has no history entry yet, unless the browser went back to it.
    return move(locationOf(url), { kind: kind === 'push' ? 'push' : 'replace' });
  }

  const navigate = (
    to: string,
    { replace, state: locationState, preventScrollReset }: NavigateOptions = {},
  ) => {
    const url = new URL(to, window.location.href);
    if (look) setLook(url, look);
    // A link to the current URL adds no history entry.
    const kind = replace || url.href === window.location.href ? 'replace' : 'push';
    void move(locationOf(url, locationState), { kind, preservesScroll: preventScrollReset });
  };

  const navigation: Navigation = {
    getState: () => state,
    getFirstState: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: { go: (delta) => window.history.go(delta), navigate, hrefOf: hrefInLook(look) },
    revalidate: () => move(state.location, RELOAD),
    async retry() {
      if (retried === state.location || state.next) return;
      retried = state.location;
      await move(state.location, { ...RELOAD, isRetry: true });
    },
    listen() {
      const onPop = () => {
        leaveClosedLayers(navigation);
        const location = currentLocation();
        // A navigation that has not changed the URL continues while what is open above the page closes.
        const isGivenUp = state.next !== null && isPopping;
        if (isGivenUp || !isSameEntry(location, state.location)) void move(location, { kind: 'pop' });
      };
      window.addEventListener('popstate', onPop);
      leaveClosedLayers(navigation);
      // A navigation that is under way starts from there already.
      if (!state.next && !isSameData(window.location, state.location)) onPop();
      return () => window.removeEventListener('popstate', onPop);
    },
  };

  return navigation;
}

function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** The entry may be one of what is no longer open above the page, as after a reload. */
function leaveClosedLayers(navigation: Navigation): void {
  if (window.history.state?.layers)
    void import('./history-layer.ts').then((module) => module.settleLayers(navigation));
}

/** Another anchor of the same page needs no data. */
function isSamePage(a: Location, b: Location): boolean {
  return isSameData(a, b) && a.hash !== b.hash;
}

/** What is open above a page has a history entry of the same page (history-layer.ts). */
function isSameEntry(a: Location, b: Location): boolean {
  return isSameData(a, b) && a.hash === b.hash && a.key === b.key;
}

type PathAndSearch = Pick<URL, 'pathname' | 'search'>;

function isSameData(a: PathAndSearch, b: PathAndSearch): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

function currentLocation(): Location {
  const entry: Partial<Entry> | null = window.history.state;

  return { ...locationOf(new URL(window.location.href), entry?.usr), key: entry?.key ?? 'default' };
}

function locationOfDocument(documentUrl: string): Location {
  const url = new URL(documentUrl);

  return isSameData(url, window.location) ? currentLocation() : locationOf(url);
}

function locationOf({ pathname, search, hash }: URL, state: unknown = null): Location {
  return { pathname, search, hash, state, key: crypto.randomUUID().slice(0, 8) };
}
