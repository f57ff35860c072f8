import { useCallback, useMemo } from 'react';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { useNavigation } from '../site/navigation-context.ts';
import { useLocation, useNavigate } from '../ui/routing.tsx';
import { isSearchPath, readSearch } from './read-search.ts';

export type SearchHandle = {
  /** What the address says; while the next one loads, what that one says. */
  state: SearchState;
  /** Path and query of the search that is shown. */
  url: string;
  isPending: boolean;
  go: (next: SearchState, options?: { replace?: boolean }) => void;
};

/** The search lives in the address: reading it is parsing, changing it is navigating. */
export function useSearch(): SearchHandle {
  const { pathname, search, hash } = useLocation();
  const { next } = useNavigation();
  const navigate = useNavigate();
  const url = `${pathname}${search}`;
  const shown = next && isSearchPath(next.pathname) ? `${next.pathname}${next.search}` : url;

  return {
    state: useMemo(() => readSearch(shown), [shown]),
    url,
    isPending: shown !== url,
    go: useCallback(
      (state, { replace = false } = {}) =>
        void navigate(`${searchPath(state)}${hash}`, { replace, preventScrollReset: true }),
      [navigate, hash],
    ),
  };
}
