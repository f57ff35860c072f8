import { useCallback, useMemo } from 'react';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { useNavigation } from '../site/navigation-context.ts';
import { useLocation, useNavigate } from '../ui/routing.tsx';
import { isSearchPath, readSearch } from './read-search.ts';

/** The map beside the list is hidden. Other hashes ask for an action once; the next search has none. */
export const LIST_HASH = '#list';
/** Beside a comparison, which needs the width, the map is shown on request. */
export const MAP_HASH = '#map';

export type SearchHandle = {
  /** The search of the URL; of the next URL while it loads, unless the server has to read a text first. */
  state: SearchState;
  /** Path and query of the current search. */
  url: string;
  /** Other results are loading. */
  isPending: boolean;
  go: (next: SearchState, options?: { replace?: boolean }) => void;
};

/** The URL is the state of the search: reading parses it, changing navigates. */
export function useSearch(): SearchHandle {
  const { pathname, search, hash } = useLocation();
  const viewHash = hash === LIST_HASH ? hash : '';
  const { next } = useNavigation();
  const navigate = useNavigate();
  const url = `${pathname}${search}`;
  const shown = next && isSearchPath(next.pathname) ? `${next.pathname}${next.search}` : url;

  return {
    state: useMemo(() => shownState(shown, url), [shown, url]),
    url,
    isPending: shown !== url && listOf(shown) !== listOf(url),
    go: useCallback(
      (state, { replace = false } = {}) =>
        void navigate(`${searchPath(state)}${viewHash}`, { replace, preventScrollReset: true }),
      [navigate, viewHash],
    ),
  };
}

/** A search as its list shows it: whether the map is shown changes no result. */
function listOf(url: string): string {
  return searchPath({ ...readSearch(url), map: undefined });
}

/** What a typed text searches is known when it has loaded; until then it is not reported as unknown. */
function shownState(shown: string, url: string): SearchState {
  const state = readSearch(shown);

  return state.text && shown !== url ? readSearch(url) : state;
}
