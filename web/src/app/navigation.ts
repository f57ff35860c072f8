import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import type { DataAnswer, RouteData } from '../page/page-model.ts';

/** How the page that is shown was reached. */
export type NavigationKind = 'load' | 'push' | 'replace' | 'pop';

export type NavigationState = {
  location: Location;
  data: RouteData;
  kind: NavigationKind;
  /** Where the visitor is going while its data are on their way. */
  next: Location | null;
  /** The page keeps its place on the screen. */
  keepsScroll: boolean;
};

/** Asks for a route's data; rejects only when it was aborted. */
export type LoadData = (location: Location, signal: AbortSignal) => Promise<DataAnswer>;

export type Navigation = {
  getState(): NavigationState;
  subscribe(listener: () => void): () => void;
  navigator: Navigator;
  /** Loads the page that is shown again. */
  revalidate(): Promise<void>;
  /** Follows the browser's back and forward; returns how to stop. */
  listen(): () => void;
};

type Entry = { key: string; usr: unknown };
type Move = { kind: NavigationKind; keepsScroll?: boolean };

/**
 * Moves between pages: the address changes once the new page's data are there, the last move wins.
 * React Router draws links and reads the location; its data router would cost a visitor 20 kB more.
 */
export function createNavigation(data: RouteData, load: LoadData): Navigation {
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let state: NavigationState = {
    location: currentLocation(),
    data,
    kind: 'load',
    next: null,
    keepsScroll: false,
  };

  const set = (changes: Partial<NavigationState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  async function move(location: Location, { kind, keepsScroll = false }: Move): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    if (kind !== 'load' && isSamePage(location, state.location)) {
      return commit(location, { data: state.data, kind, keepsScroll });
    }

    set({ next: location });
    const answer = await load(location, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (answer === null || signal.aborted) return;
    if ('redirect' in answer) return follow(answer.redirect);
    commit(location, { data: answer, kind, keepsScroll });
  }

  function commit(location: Location, change: Pick<NavigationState, 'data' | 'kind' | 'keepsScroll'>): void {
    const entry: Entry = { key: location.key, usr: location.state };
    if (change.kind === 'push') window.history.pushState(entry, '', createPath(location));
    if (change.kind === 'replace') window.history.replaceState(entry, '', createPath(location));
    set({ location, next: null, ...change });
  }

  function follow(address: string): Promise<void> | void {
    const url = new URL(address, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);

    return move(locationOf(url), { kind: 'replace' });
  }

  const go = (to: To, entryState: unknown, kind: NavigationKind, options?: NavigateOptions) => {
    const location = locationOf(new URL(addressOf(to), window.location.href), entryState);
    void move(location, { kind, keepsScroll: options?.preventScrollReset });
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: addressOf,
      go: (delta) => window.history.go(delta),
      push: (to, entryState, options) =>
        go(to, entryState, isShown(addressOf(to)) ? 'replace' : 'push', options),
      replace: (to, entryState, options) => go(to, entryState, 'replace', options),
    },
    revalidate: () => move(state.location, { kind: 'load', keepsScroll: true }),
    listen() {
      const onPop = () => void move(currentLocation(), { kind: 'pop' });
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Following a link to where one already is makes no second entry. */
function isShown(address: string): boolean {
  return new URL(address, window.location.href).href === window.location.href;
}

/** The same page at another anchor needs no data. */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash;
}

function currentLocation(): Location {
  const entry: Partial<Entry> | null = window.history.state;

  return { ...locationOf(new URL(window.location.href), entry?.usr), key: entry?.key ?? 'default' };
}

function locationOf(url: URL, state: unknown = null): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(url.pathname + url.search + url.hash);

  return { pathname, search, hash, state, key: crypto.randomUUID().slice(0, 8) };
}
