import type { SearchState } from '#domain/search/search-state.ts';
import { useLocation, useNavigate } from '../ui/routing.tsx';
import type { SearchHandle } from './use-search.ts';

const LIST_HASH = '#list';

export type ShownView = {
  /** On small screens the map stands in place of the list. */
  showsMap: boolean;
  /** On wide screens the map beside the list is put away. */
  hidesMap: boolean;
  toggleSmall: () => void;
  toggleWide: () => void;
};

/** What of list and map is shown; the address keeps it. The map variant begins with its map on small screens too. */
export function useShownView(
  look: 'split' | 'map',
  state: SearchState,
  { url, go }: SearchHandle,
): ShownView {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hidesMap = hash === LIST_HASH;
  const toggleWide = () =>
    void navigate(hidesMap ? url : url + LIST_HASH, { replace: true, preventScrollReset: true });

  return look === 'map'
    ? { showsMap: !hidesMap, hidesMap, toggleSmall: toggleWide, toggleWide }
    : {
        showsMap: state.map ?? false,
        hidesMap,
        toggleSmall: () => go({ ...state, map: state.map ? undefined : true }, { replace: true }),
        toggleWide,
      };
}
