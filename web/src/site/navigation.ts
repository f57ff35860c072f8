import type { DataAnswer, RouteData } from '../page/page-model.ts';
import type { Location, NavigateOptions, Navigator } from '../ui/routing.tsx';

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
 * A router's library would cost a visitor 10 kB for what this and ui/routing.tsx do (decision 0011).
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
    if (change.kind === 'push') window.history.pushState(entry, '', addressOf(location));
    if (change.kind === 'replace') window.history.replaceState(entry, '', addressOf(location));
    set({ location, next: null, ...change });
  }

  function follow(address: string): Promise<void> | void {
    const url = new URL(address, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);

    return move(locationOf(url), { kind: 'replace' });
  }

  const navigate = (to: string, { replace, state: kept, preventScrollReset }: NavigateOptions = {}) => {
    const url = new URL(to, window.location.href);
    // Following a link to where one already is makes no second entry.
    const kind = replace || url.href === window.location.href ? 'replace' : 'push';
    void move(locationOf(url, kept), { kind, keepsScroll: preventScrollReset });
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: { go: (delta) => window.history.go(delta), navigate },
    revalidate: () => move(state.location, { kind: 'load', keepsScroll: true }),
    listen() {
      const onPop = () => void move(currentLocation(), { kind: 'pop' });
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** The same page at another anchor needs no data. */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash;
}

function currentLocation(): Location {
  const entry: Partial<Entry> | null = window.history.state;

  return { ...locationOf(new URL(window.location.href), entry?.usr), key: entry?.key ?? 'default' };
}

function locationOf({ pathname, search, hash }: URL, state: unknown = null): Location {
  return { pathname, search, hash, state, key: crypto.randomUUID().slice(0, 8) };
}
