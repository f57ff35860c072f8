import { useEffect, useRef, useSyncExternalStore } from 'react';
import { COMPARED_MAX } from '#domain/search/paging.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { useSite } from '../site/site-context.tsx';
import { useLocation, useNavigate } from '../ui/routing.tsx';
import { LIST_HASH, MAP_HASH, type SearchHandle } from './use-search.ts';

export type ShownView = {
  /** On small screens the map replaces the list. */
  showsMap: boolean;
  /** On wide screens the map beside the list is hidden. */
  hidesMap: boolean;
  /** Null without a map. */
  toggleSmall: (() => void) | null;
  toggleWide: (() => void) | null;
};

/** Visibility of list and map, stored in the URL; a comparison has the whole width. The map variant starts with its map on small screens too. */
export function useShownView(
  look: 'split' | 'map',
  state: SearchState,
  { url, go }: SearchHandle,
): ShownView {
  const { isWithoutMap } = useSite();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isCompared = state.ids !== undefined && state.ids.length > 1 && state.ids.length <= COMPARED_MAX;
  const otherHash = isCompared ? MAP_HASH : LIST_HASH;
  // The server does not know the hash: what is hydrated is the view without it.
  const isOther = useSyncExternalStore(
    neverChanges,
    () => hash === otherHash,
    () => false,
  );
  const hidesMap = isCompared !== isOther;
  const showsMap = look === 'map' ? !hidesMap : (state.map ?? false);
  const leaveList = usePlaceInList(showsMap, searchPath({ ...state, map: undefined }));
  const toggleWide = () =>
    void navigate(isOther ? url : url + otherHash, { replace: true, preventScrollReset: true });

  const toggleSmall = (toggle: () => void) => () => {
    leaveList();
    toggle();
  };

  if (isWithoutMap) return { showsMap: false, hidesMap: true, toggleSmall: null, toggleWide: null };

  return look === 'map'
    ? { showsMap, hidesMap, toggleSmall: toggleSmall(toggleWide), toggleWide }
    : {
        showsMap,
        hidesMap,
        toggleSmall: toggleSmall(() =>
          go({ ...state, map: state.map ? undefined : true }, { replace: true }),
        ),
        toggleWide,
      };
}

/**
 * On a small screen the map replaces the list, and is shown from its top; the list is then where the visitor left it, unless
 * another search has other homes. Returns what remembers the place.
 */
function usePlaceInList(showsMap: boolean, search: string): () => void {
  const before = useRef(showsMap);
  const left = useRef({ search, top: 0 });

  useEffect(() => {
    const isOther = showsMap !== before.current;
    before.current = showsMap;
    if (!isOther || !matchMedia('(width <= 64rem)').matches) return;
    const isSame = left.current.search === search;
    window.scrollTo({ top: !showsMap && isSame ? left.current.top : 0, behavior: 'instant' });
  }, [showsMap, search]);

  return () => {
    if (!showsMap) left.current = { search, top: window.scrollY };
  };
}

const neverChanges = () => () => {};
